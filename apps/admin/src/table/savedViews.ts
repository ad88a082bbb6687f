import { browserStore } from '@volan/features/browser';

/** A named state of a table. */
export interface SavedView {
  /** Path of the table: `users`. */
  readonly table: string;
  readonly name: string;
  /** Its parameters. */
  readonly query: string;
}

/** Most views of one browser; the oldest are deleted first. */
const maxViews = 100;

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  'table' in value &&
  typeof value.table === 'string' &&
  'name' in value &&
  typeof value.name === 'string' &&
  'query' in value &&
  typeof value.query === 'string';

/** The named views of all tables, stored in this browser. */
export const savedViews = browserStore<readonly SavedView[]>({
  key: 'admin-views',
  empty: [],
  parse: (kept) => (Array.isArray(kept) ? kept.filter(isView) : []),
});

/** Saves a view; it replaces one of the same name. */
export function saveView(view: SavedView): void {
  const others = savedViews.read().filter(({ table, name }) => table !== view.table || name !== view.name);
  savedViews.write([...others, view].slice(-maxViews));
}

/** Deletes a view. */
export const forgetView = (view: SavedView): void =>
  savedViews.write(savedViews.read().filter(({ table, name }) => table !== view.table || name !== view.name));
