export * from './ContextMenu.tsx';
export type * from '../menuEntries/ActionMenuEntry.ts';
