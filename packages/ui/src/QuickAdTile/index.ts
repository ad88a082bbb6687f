export * from './QuickAdGrid.tsx';
export * from './QuickAdTile.tsx';
export * from './QuickAdTileSkeleton.tsx';
