export * from './BuyCard.tsx';
