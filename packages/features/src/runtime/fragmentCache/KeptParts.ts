import { createContext, type ReactNode } from 'react';

/** What differs from page to page within a part, by the word that stands in its place while the part is made. */
export type PlacedTexts = Readonly<Record<string, string>>;

/** The HTML of a part: made once for a key, then the same again with the page's own texts. */
export type KeepPart = (key: string, part: () => ReactNode, texts?: PlacedTexts) => string;

/** Given while a server makes a public page; elsewhere parts render as usual. */
export const KeptParts = createContext<KeepPart | null>(null);
