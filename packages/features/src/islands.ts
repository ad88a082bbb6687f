import type { IslandRegistry } from './runtime/hydration/island.tsx';

/** Every part of a public page that runs in the browser, and the moment it wakes. */
export const registry = {
  addToCart: { when: 'interaction', load: async () => (await import('./blocks/cart/AddToCartPart.tsx')).AddToCartPart },
  adBar: { when: 'idle', load: async () => (await import('./pages/buyer/ad/AdBarPart.tsx')).AdBarPart },
  countries: { when: 'visible', load: async () => (await import('./blocks/places/CountriesPart.tsx')).CountriesPart },
  compareForm: {
    when: 'idle',
    load: async () => (await import('./blocks/compare/CompareFormPart.tsx')).CompareFormPart,
  },
  comparison: {
    when: 'idle',
    load: async () => (await import('./pages/buyer/compare/ComparisonPart.tsx')).ComparisonPart,
  },
  detailedSearch: {
    when: 'idle',
    load: async () => (await import('./pages/buyer/search/DetailedSearchPart.tsx')).DetailedSearchPart,
  },
  fastSearch: { when: 'visible', load: async () => (await import('./shell/FastSearchPart.tsx')).FastSearchPart },
  filterPanel: {
    when: 'interaction',
    load: async () => (await import('./pages/buyer/catalog/FilterPanelPart.tsx')).FilterPanelPart,
  },
  gallery: { when: 'idle', load: async () => (await import('./pages/buyer/ad/GalleryPart.tsx')).GalleryPart },
  headerBadges: {
    when: 'idle',
    load: async () => (await import('./shell/HeaderBadgesPart.tsx')).HeaderBadgesPart,
  },
  overlays: { when: 'idle', load: async () => (await import('./shell/OverlaysPart.tsx')).OverlaysPart },
  places: { when: 'idle', load: async () => (await import('./blocks/places/PlacesPart.tsx')).PlacesPart },
  regions: { when: 'visible', load: async () => (await import('./blocks/places/RegionsPart.tsx')).RegionsPart },
  historyList: {
    when: 'idle',
    load: async () => (await import('./pages/buyer/history/HistoryListPart.tsx')).HistoryListPart,
  },
  recentlyViewed: {
    when: 'idle',
    load: async () => (await import('./blocks/history/RecentlyViewedPart.tsx')).RecentlyViewedPart,
  },
  shortSearch: {
    when: 'interaction',
    load: async () => (await import('./blocks/shortSearch/ShortSearchPart.tsx')).ShortSearchPart,
  },
  priceBars: {
    when: 'visible',
    load: async () => (await import('./pages/buyer/models/PriceBarsPart.tsx')).PriceBarsPart,
  },
  theme: { when: 'idle', load: async () => (await import('./shell/ThemePart.tsx')).ThemePart },
  visit: { when: 'idle', load: async () => (await import('./blocks/history/VisitPart.tsx')).VisitPart },
} satisfies IslandRegistry;
