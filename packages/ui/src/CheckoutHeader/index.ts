export * from './CheckoutHeader.tsx';
