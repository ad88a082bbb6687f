export * from './AdCard.tsx';
export type { AdCardProps } from './AdCardProps.ts';
export * from './AdCardData.ts';
export * from './AdCardSkeleton.tsx';
export * from './AdFacts.tsx';
