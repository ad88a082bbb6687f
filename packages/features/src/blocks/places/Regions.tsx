import { island } from '../../runtime/hydration/island.tsx';
import { RegionsPart } from './RegionsPart.tsx';

/** Regions to pick from, on a public page as an island. */
export const Regions = island('regions', RegionsPart);
