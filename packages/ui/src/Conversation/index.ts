export * from './Conversation.tsx';
export * from './MessageDay.tsx';
