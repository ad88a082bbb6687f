import { island } from '../../../runtime/hydration/island.tsx';
import { DetailedSearchPart } from './DetailedSearchPart.tsx';

/** The form of the detailed search, on a public page as an island. */
export const DetailedSearchForm = island('detailedSearch', DetailedSearchPart);
