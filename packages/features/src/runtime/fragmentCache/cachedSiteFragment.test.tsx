import { QueryClientProvider } from '@tanstack/react-query';
import { createApi } from '@volan/api-client';
import { ApiProvider, createQueryClient } from '@volan/api-client/react';
import { brands } from '@volan/domain-rules';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { Site } from '../site/Site.ts';
import { languageLinks } from '../site/languageLinks.ts';
import { addressInCountry } from '../site/siteAddress.ts';
import { SiteProvider, useSite } from '../site/SiteProvider.tsx';
import { CachedSiteFragment } from './CachedSiteFragment.tsx';
import { FragmentCache, type CacheFragment } from './FragmentCache.ts';

// Styles have no meaning in a test of markup, and need a build of their own.
vi.mock('../hydration/island.css.ts', () => ({}));

const api = createApi({ baseUrl: '', uid: 'test', version: 'test', language: 'rs', brand: 'gearlane' });

const siteAt = (pathname: string, search = ''): Site => ({
  brand: brands.gearlane,
  language: pathname.startsWith('/de') ? 'de' : 'en',
  country: null,
  protocol: 'https:',
  host: 'gearlane.example',
  pathname,
  search,
  now: Date.parse('2026-11-22T10:00:00Z'),
});

function Links() {
  const site = useSite();
  return [...languageLinks(site).map(({ href }) => href), addressInCountry(site, 'DE')].map((href) => (
    <a key={href} href={href}>
      {href}
    </a>
  ));
}

/** The hrefs of a page, rendered with cached fragments, or plainly. */
function hrefsAt(site: Site, cache: CacheFragment | null) {
  const around = (content: ReactNode) => (
    <SiteProvider site={site}>
      <ApiProvider api={api}>
        <QueryClientProvider client={createQueryClient()}>
          <FragmentCache value={cache}>{content}</FragmentCache>
        </QueryClientProvider>
      </ApiProvider>
    </SiteProvider>
  );
  const html = renderToString(
    around(
      <CachedSiteFragment cacheKey="links">
        <Links />
      </CachedSiteFragment>,
    ),
  );
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'));
}

/** Caches fragments as the server does. */
function caching() {
  const entries = new Map<string, string>();
  const cache: CacheFragment = (key, fragment, texts = {}) => {
    const html = entries.get(key) ?? renderToString(fragment());
    entries.set(key, html);
    return Object.entries(texts).reduce((filled, [word, text]) => filled.replaceAll(word, text), html);
  };
  return { cache, entries };
}

describe('a fragment that is cached for all addresses', () => {
  it('leads from every page to that page elsewhere, as the part itself does', () => {
    const { cache, entries } = caching();
    const pages = [
      siteAt('/'),
      siteAt('/catalog/vehicles', '?page=2'),
      siteAt('/companies'),
      siteAt('/de'),
      siteAt('/de/catalog/vehicles', '?filters=gorivo%3Adizel'),
      siteAt('/de/companies'),
    ];
    for (const site of pages) {
      expect(hrefsAt(site, cache)).toEqual(hrefsAt(site, null));
    }
    // Once for each language, and once for the home page of each.
    expect(entries.size).toBe(4);
  });
});
