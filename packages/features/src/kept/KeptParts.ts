import { createContext, type ReactNode } from 'react';

/** The HTML of a part: made once for a key, then the same text again. */
export type KeepPart = (key: string, part: () => ReactNode) => string;

/** Given while a server makes a public page; elsewhere parts render as usual. */
export const KeptParts = createContext<KeepPart | null>(null);
