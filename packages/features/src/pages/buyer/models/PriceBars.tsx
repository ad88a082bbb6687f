import { island } from '../../../runtime/hydration/island.tsx';
import { PriceBarsPart } from './PriceBarsPart.tsx';

/** The chart of asking prices, on a public page as an island. */
export const PriceBars = island('priceBars', PriceBarsPart);
