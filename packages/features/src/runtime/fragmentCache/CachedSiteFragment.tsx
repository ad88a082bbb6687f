import { useQueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ApiProvider, useApi } from '@volan/api-client/react';
import { splitLanguage, withLanguage } from '@volan/domain-rules';
import { useContext, type ReactNode } from 'react';
import '../hydration/island.css.ts';
import type { Site } from '../site/Site.ts';
import { SiteProvider, useSite } from '../site/SiteProvider.tsx';
import { useMessages } from '../site/useMessages.ts';
import { FragmentCache } from './FragmentCache.ts';

/** Placeholders of path and query. No page has such an address, and link code does not change them. */
const pathWord = '~path~';
const queryWord = '~query~';

export interface CachedSiteFragmentProps {
  /** The content of the fragment beside brand, language, country and year, as text. */
  cacheKey: string;
  /** The fragment. It has the site, the API and its replies around it, and no other context. */
  children: ReactNode;
}

/** Where the fragment is rendered: at any page but the home page, whose path has no end of its own. */
function anywhere(site: Site, path: string): Site {
  const pathname = path === '/' ? site.pathname : withLanguage(site.brand, `/${pathWord}`, site.language);
  return { ...site, pathname, search: queryWord };
}

/**
 * A fragment that is on every page and leads from it to that page in other languages and countries: a server renders
 * it once for all addresses.
 */
export function CachedSiteFragment({ cacheKey, children }: CachedSiteFragmentProps) {
  const cache = useContext(FragmentCache);
  const site = useSite();
  const api = useApi();
  const queries = useQueryClient();
  const { tag } = useMessages();
  if (!cache) {
    return children;
  }
  const { brand, country, protocol, host, now, search } = site;
  const { path } = splitLanguage(site.pathname);
  const year = new Date(now).getUTCFullYear();
  const key = `${cacheKey} ${brand.id} ${tag} ${country} ${protocol}${host} ${year} ${path === '/'}`;
  const fragment = () => (
    <SiteProvider site={anywhere(site, path)}>
      <ApiProvider api={api}>
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      </ApiProvider>
    </SiteProvider>
  );
  const texts = { [pathWord]: path.slice(1), [queryWord]: search };

  return <x-fragment dangerouslySetInnerHTML={{ __html: cache(key, fragment, texts) }} />;
}
