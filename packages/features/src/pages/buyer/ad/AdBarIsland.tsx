import { island } from '../../../runtime/hydration/island.tsx';
import { AdBarPart } from './AdBarPart.tsx';

/** The bar of an ad's page, on a public page as an island. */
export const AdBarIsland = island('adBar', AdBarPart);
