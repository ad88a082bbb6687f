export * from './StatTiles.tsx';
