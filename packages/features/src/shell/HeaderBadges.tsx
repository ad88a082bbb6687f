import { island } from '../runtime/hydration/island.tsx';
import { HeaderBadgesPart } from './HeaderBadgesPart.tsx';

/** The ways of a header whose numbers this browser keeps, on a public page as an island. */
export const HeaderBadges = island('headerBadges', HeaderBadgesPart);
