export * from './HistoryStrip.tsx';
export * from './ViewedAd.ts';
export * from './ViewedAdTile.tsx';
