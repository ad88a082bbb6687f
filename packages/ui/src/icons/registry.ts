import type { IconName } from '../names/iconName.ts';
import type { IconDrawing } from './IconDrawing.ts';
import type { IconSource } from './IconSource.ts';

const registered: Partial<Record<IconName, IconDrawing>> = {};

/**
 * Makes icons known by their names, on the server and in the browser alike.
 *
 * `@volan/ui` and `@volan/ui/allIcons` register all of them. A page that counts bytes registers the few whose
 * names it has as data, or passes drawings and registers none.
 */
export function registerIcons(icons: Partial<Record<IconName, IconDrawing>>): void {
  Object.assign(registered, icons);
}

/** The drawing behind a name; nothing where the name was never registered. */
export function drawingOf(source: IconSource): IconDrawing | undefined {
  return typeof source === 'string' ? registered[source] : source;
}
