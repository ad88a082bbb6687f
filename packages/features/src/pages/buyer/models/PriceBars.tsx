import { island } from '../../../runtime/hydration/island.tsx';
import { PriceBarsIsland } from './PriceBars.island.tsx';

/** The chart of asking prices, on a public page as an island. */
export const PriceBars = island('priceBars', PriceBarsIsland);
