export * from './MessageComposer.tsx';
export * from './sendsOnEnter.ts';
