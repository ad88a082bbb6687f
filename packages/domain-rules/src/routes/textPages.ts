import type { Page } from './routes.ts';

/** Pages that are mostly one longer text, which has the name of the page. [A22, J59, J60] */
export const textPages = [
  'terms',
  'privacy',
  'cookies',
  'rules',
  'safety',
  'help',
  'about',
  'contact',
  'prices',
] as const satisfies readonly Page[];

/** A page of {@link textPages}. */
export type TextPage = (typeof textPages)[number];

/** Whether a page is one longer text. */
export const isTextPage = (page: Page): page is TextPage => (textPages as readonly Page[]).includes(page);
