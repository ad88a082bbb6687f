import { island } from '../../runtime/hydration/island.tsx';
import { RecentlyViewedPart } from './RecentlyViewedPart.tsx';

/** The ads that were visited last, on a public page as an island. */
export const RecentlyViewed = island('recentlyViewed', RecentlyViewedPart);
