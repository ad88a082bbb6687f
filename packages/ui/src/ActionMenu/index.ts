export * from './ActionMenu.tsx';
export type * from '../menuEntries/ActionMenuEntry.ts';
