export * from './SellerCard.tsx';
