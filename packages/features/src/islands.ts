import type { IslandRegistry } from './runtime/hydration/island.tsx';

/** Every part of a public page that runs in the browser, and the moment it hydrates. */
export const registry = {
  accountWay: {
    hydrateOn: 'idle',
    load: async () => (await import('./blocks/messages/AccountWay.island.tsx')).AccountWayIsland,
  },
  addToCart: {
    hydrateOn: 'interaction',
    load: async () => (await import('./blocks/cart/AddToCart.island.tsx')).AddToCartIsland,
  },
  adContact: {
    hydrateOn: 'idle',
    load: async () => (await import('./pages/buyer/ad/AdContact.island.tsx')).AdContactIsland,
  },
  adBar: { hydrateOn: 'idle', load: async () => (await import('./pages/buyer/ad/AdBar.island.tsx')).AdBarIsland },
  banner: { hydrateOn: 'visible', load: async () => (await import('./blocks/banners/Banner.island.tsx')).BannerIsland },
  countries: {
    hydrateOn: 'visible',
    load: async () => (await import('./blocks/places/Countries.island.tsx')).CountriesIsland,
  },
  compareForm: {
    hydrateOn: 'idle',
    load: async () => (await import('./blocks/compare/CompareForm.island.tsx')).CompareFormIsland,
  },
  comparison: {
    hydrateOn: 'idle',
    load: async () => (await import('./pages/buyer/compare/Comparison.island.tsx')).ComparisonIsland,
  },
  detailedSearch: {
    hydrateOn: 'idle',
    load: async () => (await import('./pages/buyer/search/DetailedSearch.island.tsx')).DetailedSearchIsland,
  },
  favouriteForm: {
    hydrateOn: 'idle',
    load: async () => (await import('./blocks/favourites/FavouriteForm.island.tsx')).FavouriteFormIsland,
  },
  fastSearch: {
    hydrateOn: 'visible',
    load: async () => (await import('./shell/FastSearch.island.tsx')).FastSearchIsland,
  },
  filterPanel: {
    hydrateOn: 'interaction',
    load: async () => (await import('./pages/buyer/catalog/FilterPanel.island.tsx')).FilterPanelIsland,
  },
  gallery: { hydrateOn: 'idle', load: async () => (await import('./pages/buyer/ad/Gallery.island.tsx')).GalleryIsland },
  fullGallery: {
    hydrateOn: 'idle',
    load: async () => (await import('./pages/buyer/fastAds/FullGallery.island.tsx')).FullGalleryIsland,
  },
  headerBadges: {
    hydrateOn: 'idle',
    load: async () => (await import('./shell/HeaderBadges.island.tsx')).HeaderBadgesIsland,
  },
  nearMe: {
    hydrateOn: 'interaction',
    load: async () => (await import('./blocks/places/NearMe.island.tsx')).NearMeIsland,
  },
  overlays: { hydrateOn: 'idle', load: async () => (await import('./shell/Overlays.island.tsx')).OverlaysIsland },
  places: { hydrateOn: 'idle', load: async () => (await import('./blocks/places/Places.island.tsx')).PlacesIsland },
  servicesMap: {
    hydrateOn: 'interaction',
    load: async () => (await import('./pages/buyer/services/ServicesMap.island.tsx')).ServicesMapIsland,
  },
  regions: {
    hydrateOn: 'visible',
    load: async () => (await import('./blocks/places/Regions.island.tsx')).RegionsIsland,
  },
  historyList: {
    hydrateOn: 'idle',
    load: async () => (await import('./pages/buyer/history/HistoryList.island.tsx')).HistoryListIsland,
  },
  recentlyViewed: {
    hydrateOn: 'idle',
    load: async () => (await import('./blocks/history/RecentlyViewed.island.tsx')).RecentlyViewedIsland,
  },
  offlineFavourites: {
    hydrateOn: 'idle',
    load: async () => (await import('./blocks/favourites/OfflineFavourites.island.tsx')).OfflineFavouritesIsland,
  },
  share: { hydrateOn: 'idle', load: async () => (await import('./blocks/share/Share.island.tsx')).ShareIsland },
  snippetBuilder: {
    hydrateOn: 'idle',
    load: async () => (await import('./pages/buyer/partners/SnippetBuilder.island.tsx')).SnippetBuilderIsland,
  },
  seenAds: {
    hydrateOn: 'idle',
    load: async () => (await import('./blocks/seenAds/SeenAds.island.tsx')).SeenAdsIsland,
  },
  shortSearch: {
    hydrateOn: 'interaction',
    load: async () => (await import('./blocks/shortSearch/ShortSearch.island.tsx')).ShortSearchIsland,
  },
  priceBars: {
    hydrateOn: 'visible',
    load: async () => (await import('./pages/buyer/models/PriceBars.island.tsx')).PriceBarsIsland,
  },
  theme: { hydrateOn: 'idle', load: async () => (await import('./shell/Theme.island.tsx')).ThemeIsland },
  unreadBadge: {
    hydrateOn: 'idle',
    load: async () => (await import('./blocks/messages/UnreadBadge.island.tsx')).UnreadBadgeIsland,
  },
  visit: { hydrateOn: 'idle', load: async () => (await import('./blocks/history/Visit.island.tsx')).VisitIsland },
} satisfies IslandRegistry;
