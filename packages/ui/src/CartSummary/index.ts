export * from './CartSummary.tsx';
