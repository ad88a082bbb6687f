import { island } from '../../runtime/hydration/island.tsx';
import { AccountWayIsland } from './AccountWay.island.tsx';

/** The way to the account with its number, on a public page as an island. */
export const AccountWay = island('accountWay', AccountWayIsland);
