import {
  getGeo,
  listCities,
  listCountries,
  listCountriesOfTheWorld,
  listRegions,
  listTowns,
} from '@volan/api-contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/server/serve.ts';
import type { Places } from './places.ts';

/** Calls about places. [J55-J57, J88] */
export function placeRoutes(app: FastifyInstance, places: Places) {
  serve(app, listCountries, (_input, { language }) => places.countries(language));
  serve(app, listCountriesOfTheWorld, async ({ count = false }, { language }) => ({
    countries: await places.world(count, language),
  }));
  serve(app, listRegions, ({ id }, { language }) => places.regions(id, language));
  serve(app, listCities, ({ id }) => places.cities(id));
  serve(app, listTowns, ({ id }) => places.towns(id));
  serve(app, getGeo, (_input, { address }) => places.geo(address), { personal: true });
}
