import { useQueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ApiProvider, useApi } from '@volan/api-client/react';
import { splitLanguage, withLanguage } from '@volan/domain-rules';
import { useContext, type ReactNode } from 'react';
import '../hydration/island.css.ts';
import type { Site } from '../site/Site.ts';
import { SiteProvider, useSite } from '../site/SiteProvider.tsx';
import { useWords } from '../site/useWords.ts';
import { KeptParts } from './KeptParts.ts';

/** Stand in the place of path and query: no page has such an address, and no code of links changes them. */
const pathWord = '~path~';
const queryWord = '~query~';

export interface KeptAnywhereProps {
  /** What the part shows beside brand, language, country and year, as text. */
  by: string;
  /** The part. It has the site, the API and its replies around it, and no other context. */
  children: ReactNode;
}

/** Where the part is made: at any page but the home page, whose path has no end of its own. */
function anywhere(site: Site, path: string): Site {
  const pathname = path === '/' ? site.pathname : withLanguage(site.brand, `/${pathWord}`, site.language);
  return { ...site, pathname, search: queryWord };
}

/**
 * A part that stands on every page and leads from it to itself in other languages and countries: a server makes it once
 * for all addresses.
 */
export function KeptAnywhere({ by, children }: KeptAnywhereProps) {
  const keep = useContext(KeptParts);
  const site = useSite();
  const api = useApi();
  const queries = useQueryClient();
  const { tag } = useWords();
  if (!keep) {
    return children;
  }
  const { brand, country, protocol, host, now, search } = site;
  const { path } = splitLanguage(site.pathname);
  const year = new Date(now).getUTCFullYear();
  const key = `${by} ${brand.id} ${tag} ${country} ${protocol}${host} ${year} ${path === '/'}`;
  const part = () => (
    <SiteProvider site={anywhere(site, path)}>
      <ApiProvider api={api}>
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      </ApiProvider>
    </SiteProvider>
  );
  const texts = { [pathWord]: path.slice(1), [queryWord]: search };
  return <x-kept dangerouslySetInnerHTML={{ __html: keep(key, part, texts) }} />;
}
