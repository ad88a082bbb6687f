import { island } from '../../runtime/hydration/island.tsx';
import { VisitIsland } from './Visit.island.tsx';

/** Remembers a visit, on a public page as an island. */
export const Visit = island('visit', VisitIsland);
