import {
  idsPerSitemapPart,
  sitemapEntriesPerAnswer,
  type SitemapAd,
  type SitemapFastAd,
  type SitemapPart,
  type SitemapService,
} from '@volan/api-contract';
import type { Taxonomy } from '../taxonomy/Taxonomy.ts';
import { memoizeWithTtl } from './memoizeWithTtl.ts';
import { listsOf } from './listsOf.ts';
import type { SitemapStore } from './SitemapStore.ts';

/** How long results that read every ad are cached, in milliseconds. Reading takes seconds with a million ads. */
const ttlMs = 600_000;

/** The content of the sitemap. [M60] */
export function createSitemap(taxonomy: Taxonomy, store: SitemapStore, now: () => number) {
  const registry = () => taxonomy.current().registry;
  return {
    parts: memoizeWithTtl(ttlMs, now, async (_all: null): Promise<SitemapPart[]> => {
      const parts = await store.parts();
      return parts.map(({ changed_at, ...part }) => ({ ...part, changed_at: changed_at.toISOString() }));
    }),

    async ads(part: number, after: number): Promise<SitemapAd[]> {
      const from = part * idsPerSitemapPart;
      const last = from + idsPerSitemapPart - 1;
      const ads = await store.ads(Math.max(after, from - 1), last, sitemapEntriesPerAnswer);

      return ads.map(({ id, slug, category_id, changed_at }) => ({
        id,
        kind: registry().categoriesById.get(category_id)?.kind ?? '',
        slug,
        changed_at: changed_at.toISOString(),
      }));
    },

    companies: (after: number) => store.companies(after, sitemapEntriesPerAnswer),

    async fastAds(after: number): Promise<SitemapFastAd[]> {
      const ads = await store.fastAds(after, sitemapEntriesPerAnswer);

      return ads.map(({ id, category_id, region, changed_at }) => ({
        id,
        category: registry().categoriesById.get(category_id)?.slug ?? '',
        region,
        changed_at: changed_at.toISOString(),
      }));
    },

    async services(after: number): Promise<SitemapService[]> {
      const services = await store.services(after, sitemapEntriesPerAnswer);

      return services.map(({ id, changed_at: at }) => ({ id, changed_at: at.toISOString() }));
    },

    /** `country` is an ISO code that the taxonomy knows, or `null`. */
    lists: memoizeWithTtl(ttlMs, now, async (country: string | null) =>
      listsOf(await store.groups(country), registry()),
    ),
  };
}

/** The result of {@link createSitemap}. */
export type Sitemap = ReturnType<typeof createSitemap>;
