import { island } from '../../runtime/hydration/island.tsx';
import { RegionsIsland } from './Regions.island.tsx';

/** Regions to pick from, on a public page as an island. */
export const Regions = island('regions', RegionsIsland);
