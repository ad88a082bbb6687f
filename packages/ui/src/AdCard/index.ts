export * from './AdCard.tsx';
export * from './AdCardData.ts';
export * from './AdCardSkeleton.tsx';
export * from './AdFacts.tsx';
