import { island } from '../../runtime/hydration/island.tsx';
import { ShortSearchIsland } from './ShortSearch.island.tsx';

/** The short search, on a public page as an island. */
export const ShortSearch = island('shortSearch', ShortSearchIsland);
