import { createContext, useContext, type ReactNode } from 'react';
import type { Site } from './Site.ts';

const SiteContext = createContext<Site | null>(null);

export interface SiteProviderProps {
  site: Site;
  children: ReactNode;
}

/** Tells the parts below it which brand, language and address they belong to. */
export function SiteProvider({ site, children }: SiteProviderProps) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** The site of this page. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) {
    throw new Error('useSite found no site. Wrap the app or the story in <SiteProvider site={…}>.');
  }
  return site;
}
