export * from './PlacementSketch.tsx';
export * from './PromotionProduct.tsx';
