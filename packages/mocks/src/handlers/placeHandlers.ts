import {
  Failure,
  getGeo,
  listCities,
  listCountries,
  listCountriesOfTheWorld,
  listManagedCountries,
  listRegions,
  listTowns,
  listWithheld,
  setActivePayment,
  setCountryFeatures,
} from '@volan/api-contract';
import { countries, otherCountries, regions } from '../fixtures/places.ts';
import { countryOf, regionOf } from '../marketplace/placesOf.ts';
import { mockCall } from '../mockCall.ts';

const world = [...countries, ...otherCountries];

/** Calls about countries, regions and the place of the visitor. */
export const placeHandlers = [
  mockCall(listCountries, (_input, { language }) =>
    countries.map((country) => countryOf(country, language)).toSorted((a, b) => b.count - a.count),
  ),
  mockCall(listCountriesOfTheWorld, ({ count }, { language }) => ({
    countries: world.map((country) => {
      const told = countryOf(country, language);
      return count ? told : { id: told.id, code: told.code, name: told.name, icon: told.icon };
    }),
  })),
  mockCall(listRegions, ({ id }, { language }) => {
    const country = world.find((each) => each.id === id);
    return country
      ? regions.filter((region) => region.country === country.code).map((region) => regionOf(region, language))
      : new Failure('not-found');
  }),
  mockCall(listCities, ({ id }, { language }) => {
    const region = regions.map((each) => regionOf(each, language)).find((each) => each.id === id);
    if (!region) return new Failure('not-found');

    const country = world.find((each) => each.id === region.country_id)?.code ?? '';

    return [{ id: id * 10 + 1, country, title: region.title }];
  }),
  mockCall(listTowns, ({ id }, { language }) => {
    const country = world.find((each) => each.id === id);
    if (!country) return new Failure('not-found');

    return regions
      .filter((region) => region.country === country.code)
      .map((region) => regionOf(region, language))
      .map((region, index) => ({
        id: region.id * 10 + 1,
        country: country.code,
        title: region.title,
        region_id: region.id,
        lat: 44.8 + index / 10,
        population: 400_000 - index * 1000,
        lng: 20.4,
      }));
  }),
  mockCall(listWithheld, () => []),
  mockCall(listManagedCountries, (_input, { language }) =>
    countries.map((country) => {
      const { icon: _flag, count: ads, ...named } = countryOf(country, language);
      return { ...named, ads, carts: 3, payments: true, off: [], free_until: null, version: 1 };
    }),
  ),
  mockCall(setActivePayment, ({ id, active }) => ({ id, active, version: 2 })),
  mockCall(setCountryFeatures, ({ off, version }) => ({ version: version + 1, off })),
  mockCall(getGeo, () => ({ ok: true, country: 'RS', ip: '127.0.0.1' })),
];
