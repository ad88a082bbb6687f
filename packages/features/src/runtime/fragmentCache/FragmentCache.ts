import { createContext, type ReactNode } from 'react';

/**
 * The texts that differ from page to page within a fragment, by the placeholder that is in their place while the
 * fragment is rendered.
 */
export type FragmentTexts = Readonly<Record<string, string>>;

/** The HTML of a fragment: rendered once for a key, then the same again with the page's own texts. */
export type CacheFragment = (key: string, fragment: () => ReactNode, texts?: FragmentTexts) => string;

/** Given while a server renders a public page; elsewhere fragments render as usual. */
export const FragmentCache = createContext<CacheFragment | null>(null);
