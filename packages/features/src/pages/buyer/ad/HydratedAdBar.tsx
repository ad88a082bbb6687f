import { island } from '../../../runtime/hydration/island.tsx';
import { AdBarIsland } from './AdBar.island.tsx';

/** The bar of an ad's page, on a public page as an island. */
export const HydratedAdBar = island('adBar', AdBarIsland);
