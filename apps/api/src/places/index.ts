import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../catalogue/Catalogue.ts';
import type { AdCounts } from '../search/adCounts.ts';
import { openCountryTable } from './countryOfAddress.ts';
import { createPlaces } from './places.ts';
import { placeRoutes } from './routes.ts';

/** Countries, regions, and the country of a visitor; reads the offline country table. */
export async function placesModule({
  catalogue,
  counts,
}: {
  readonly catalogue: Catalogue;
  readonly counts: AdCounts;
}) {
  const places = createPlaces(catalogue, counts, await openCountryTable());
  return { routes: (app: FastifyInstance) => placeRoutes(app, places) };
}
