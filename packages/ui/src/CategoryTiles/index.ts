export * from './CategoryTiles.tsx';
