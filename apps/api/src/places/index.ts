import type { FastifyInstance } from 'fastify';
import type { Sql } from 'postgres';
import type { Taxonomy } from '../taxonomy/Taxonomy.ts';
import type { AdCounts } from '../search/adCounts.ts';
import type { CountryOfAddress } from './countryOfAddress.ts';
import { createPlaces } from './places.ts';
import { placeRoutes } from './routes.ts';

/** Dependencies of places. */
export interface PlacesModuleDeps {
  readonly taxonomy: Taxonomy;
  readonly counts: AdCounts;
  readonly countryOf: CountryOfAddress;
  readonly sql: Sql;
}

/** Countries, regions, and the country of a visitor. */
export function placesModule({ taxonomy, counts, countryOf, sql }: PlacesModuleDeps) {
  const places = createPlaces(taxonomy, counts, countryOf, sql);
  return { routes: (app: FastifyInstance) => placeRoutes(app, places) };
}
