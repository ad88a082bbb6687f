export * from '../generated/drawings.ts';
export type { IconDrawing } from './IconDrawing.ts';
export type { IconSource } from './IconSource.ts';
export { registerIcons } from './registry.ts';
