import { island } from '../runtime/hydration/island.tsx';
import { FastSearchIsland } from './FastSearch.island.tsx';

/** The short filters in the menu of the fast search, on a public page as an island. */
export const FastSearch = island('fastSearch', FastSearchIsland);
