import {
  getGeo,
  listCities,
  listCountries,
  listCountriesOfTheWorld,
  listRegions,
  listTowns,
  listWithheld,
} from '@volan/api-contract/wire';
import type { Api } from '../Api.ts';
import { callQuery } from './callQuery.ts';

const subject = ['places'] as const;

/** Queries about countries and regions. `all` is the start of every key. */
export const placeQueries = {
  all: subject,
  /** Countries of the pickers with their number of ads. */
  countries: (api: Api) => callQuery(subject, api, listCountries, { lang: api.language }),
  /** Every country; with `count` also its number of ads. */
  world: (api: Api, count = false) => callQuery(subject, api, listCountriesOfTheWorld, { count, lang: api.language }),
  /** Regions of a country. */
  regions: (api: Api, countryId: number) => callQuery(subject, api, listRegions, { id: countryId, lang: api.language }),
  /** Towns of a region. */
  cities: (api: Api, regionId: number) => callQuery(subject, api, listCities, { id: regionId }),
  /** The largest towns of a country. */
  towns: (api: Api, countryId: number) => callQuery(subject, api, listTowns, { id: countryId }),
  /** The features that each country does not offer. */
  withheld: (api: Api) => callQuery(subject, api, listWithheld, {}),
  /** Country of the visitor by address. */
  geo: (api: Api) => callQuery(subject, api, getGeo, {}),
};
