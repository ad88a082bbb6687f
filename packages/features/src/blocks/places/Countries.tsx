import { island } from '../../runtime/hydration/island.tsx';
import { CountriesPart } from './CountriesPart.tsx';

/** Countries to pick from, on a public page as an island. */
export const Countries = island('countries', CountriesPart);
