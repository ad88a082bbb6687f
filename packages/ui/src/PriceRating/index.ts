export * from './PriceRating.tsx';
export * from './PriceRatingTag.tsx';
export * from './priceRatings.ts';
export * from './SimilarAdsCount.tsx';
