export * from './ImagePricing.tsx';
