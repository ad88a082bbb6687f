export * from './TranslationGrid.tsx';
export type * from './TranslationGridProps.ts';
