import { island } from '../../runtime/hydration/island.tsx';
import { ShortSearchPart } from './ShortSearchPart.tsx';

/** The short search, on a public page as an island. */
export const ShortSearch = island('shortSearch', ShortSearchPart);
