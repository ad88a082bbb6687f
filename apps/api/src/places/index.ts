import type { FastifyInstance } from 'fastify';
import type { Taxonomy } from '../taxonomy/Taxonomy.ts';
import type { AdCounts } from '../search/adCounts.ts';
import { openCountryTable } from './countryOfAddress.ts';
import { createPlaces } from './places.ts';
import { placeRoutes } from './routes.ts';

/** Countries, regions, and the country of a visitor; reads the offline country table. */
export async function placesModule({ taxonomy, counts }: { readonly taxonomy: Taxonomy; readonly counts: AdCounts }) {
  const places = createPlaces(taxonomy, counts, await openCountryTable());
  return { routes: (app: FastifyInstance) => placeRoutes(app, places) };
}
