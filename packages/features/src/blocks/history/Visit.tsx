import { island } from '../../runtime/hydration/island.tsx';
import { VisitPart } from './VisitPart.tsx';

/** Remembers a visit, on a public page as an island. */
export const Visit = island('visit', VisitPart);
