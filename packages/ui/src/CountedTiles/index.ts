export * from './CountedTiles.tsx';
