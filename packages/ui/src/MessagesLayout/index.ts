export * from './MessagesLayout.tsx';
