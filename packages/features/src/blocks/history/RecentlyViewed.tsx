import { island } from '../../runtime/hydration/island.tsx';
import { RecentlyViewedIsland } from './RecentlyViewed.island.tsx';

/** The ads that were visited last, on a public page as an island. */
export const RecentlyViewed = island('recentlyViewed', RecentlyViewedIsland);
