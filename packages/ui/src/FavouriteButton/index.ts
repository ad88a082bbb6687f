export * from './FavouriteButton.tsx';
