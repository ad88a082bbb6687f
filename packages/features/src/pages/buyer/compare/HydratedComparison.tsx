import { island } from '../../../runtime/hydration/island.tsx';
import { ComparisonIsland } from './Comparison.island.tsx';

/** The comparison of a category, on a public page as an island. */
export const HydratedComparison = island('comparison', ComparisonIsland);
