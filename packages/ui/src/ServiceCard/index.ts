export * from './ServiceCard.tsx';
