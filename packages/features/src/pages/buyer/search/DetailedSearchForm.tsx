import { island } from '../../../runtime/hydration/island.tsx';
import { DetailedSearchIsland } from './DetailedSearch.island.tsx';

/** The form of the detailed search, on a public page as an island. */
export const DetailedSearchForm = island('detailedSearch', DetailedSearchIsland);
