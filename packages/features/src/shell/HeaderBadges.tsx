import { island } from '../runtime/hydration/island.tsx';
import { HeaderBadgesIsland } from './HeaderBadges.island.tsx';

/** The ways of a header whose numbers this browser keeps, on a public page as an island. */
export const HeaderBadges = island('headerBadges', HeaderBadgesIsland);
