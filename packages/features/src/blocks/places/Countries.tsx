import { island } from '../../runtime/hydration/island.tsx';
import { CountriesIsland } from './Countries.island.tsx';

/** Countries to pick from, on a public page as an island. */
export const Countries = island('countries', CountriesIsland);
