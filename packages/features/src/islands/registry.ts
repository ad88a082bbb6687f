import type { IslandTiming } from './IslandTiming.ts';

interface IslandEntry {
  readonly when: IslandTiming;
  /** The component, in a chunk of its own. */
  readonly load: () => Promise<(props: never) => unknown>;
}

/** Every part of a public page that runs in the browser, and the moment it wakes. */
export const registry = {
  addToCart: { when: 'interaction', load: async () => (await import('../cart/AddToCartPart.tsx')).AddToCartPart },
  adBar: { when: 'idle', load: async () => (await import('../ad/AdBarPart.tsx')).AdBarPart },
  countries: { when: 'visible', load: async () => (await import('../places/CountriesPart.tsx')).CountriesPart },
  compareForm: {
    when: 'idle',
    load: async () => (await import('../compare/CompareFormPart.tsx')).CompareFormPart,
  },
  comparison: {
    when: 'idle',
    load: async () => (await import('../compare/ComparisonPart.tsx')).ComparisonPart,
  },
  detailedSearch: {
    when: 'idle',
    load: async () => (await import('../search/DetailedSearchPart.tsx')).DetailedSearchPart,
  },
  fastSearch: { when: 'visible', load: async () => (await import('../shell/FastSearchPart.tsx')).FastSearchPart },
  filterPanel: {
    when: 'interaction',
    load: async () => (await import('../catalog/FilterPanelPart.tsx')).FilterPanelPart,
  },
  gallery: { when: 'idle', load: async () => (await import('../ad/GalleryPart.tsx')).GalleryPart },
  headerBadges: {
    when: 'idle',
    load: async () => (await import('../shell/HeaderBadgesPart.tsx')).HeaderBadgesPart,
  },
  overlays: { when: 'idle', load: async () => (await import('../overlays/OverlaysPart.tsx')).OverlaysPart },
  places: { when: 'idle', load: async () => (await import('../places/PlacesPart.tsx')).PlacesPart },
  regions: { when: 'visible', load: async () => (await import('../places/RegionsPart.tsx')).RegionsPart },
  historyList: {
    when: 'idle',
    load: async () => (await import('../history/HistoryListPart.tsx')).HistoryListPart,
  },
  recentlyViewed: {
    when: 'idle',
    load: async () => (await import('../history/RecentlyViewedPart.tsx')).RecentlyViewedPart,
  },
  shortSearch: {
    when: 'interaction',
    load: async () => (await import('../home/ShortSearchPart.tsx')).ShortSearchPart,
  },
  priceBars: { when: 'visible', load: async () => (await import('../models/PriceBarsPart.tsx')).PriceBarsPart },
  theme: { when: 'idle', load: async () => (await import('../shell/ThemePart.tsx')).ThemePart },
  visit: { when: 'idle', load: async () => (await import('../history/VisitPart.tsx')).VisitPart },
} satisfies Record<string, IslandEntry>;

/** The name of an island. */
export type IslandName = keyof typeof registry;

/** The component behind a name. */
export type IslandPart<Name extends IslandName> = Awaited<ReturnType<(typeof registry)[Name]['load']>>;
