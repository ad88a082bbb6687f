import type { Page } from '../routes/routes.ts';

/** One of the seven shortcuts: a query of the default catalog, or a page. */
export type FastSearchShortcut =
  | { readonly key: string; readonly query: string }
  | { readonly key: string; readonly page: Page };

/** The shortcuts of the fast search, in the order of the specification; `key` names the text. [B45-B51, C11] */
export const fastSearchShortcuts: readonly FastSearchShortcut[] = [
  { key: 'bought-new-in-serbia', query: 'filters=odrzavanje:kupljen-nov-u-srbiji' },
  { key: 'new-cars', query: 'filters=stanje-vozila:novo&sort=created_at&order=desc' },
  { key: 'first-owner', query: 'filters=odrzavanje:prvi-vlasnik' },
  { key: 'on-credit', query: 'credit=1' },
  { key: 'with-warranty', query: 'filters=odrzavanje:garancija' },
  { key: 'open-to-exchange', query: 'filters=zamena:za-jeftiniji-model*sve-jedno' },
  { key: 'car-lots-and-salons', page: 'companies' },
];
