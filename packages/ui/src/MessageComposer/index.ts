export * from './MessageComposer.tsx';
export * from './OutgoingMessage.ts';
export * from './sendsOnEnter.ts';
