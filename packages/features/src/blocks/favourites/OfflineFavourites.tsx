import { island } from '../../runtime/hydration/island.tsx';
import { OfflineFavouritesIsland } from './OfflineFavourites.island.tsx';

/** The saved ads of this browser's user, on a public page as an island. */
export const OfflineFavourites = island('offlineFavourites', OfflineFavouritesIsland);
