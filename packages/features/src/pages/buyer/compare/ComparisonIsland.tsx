import { island } from '../../../runtime/hydration/island.tsx';
import { ComparisonPart } from './ComparisonPart.tsx';

/** The comparison of a category, on a public page as an island. */
export const ComparisonIsland = island('comparison', ComparisonPart);
