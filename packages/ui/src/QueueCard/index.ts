export * from './QueueCard.tsx';
