export * from './MessageBubble.tsx';
