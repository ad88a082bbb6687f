import { getGeo } from '../calls/places/getGeo.ts';
import { listCountries } from '../calls/places/listCountries.ts';
import { listCountriesOfTheWorld } from '../calls/places/listCountriesOfTheWorld.ts';
import { listRegions } from '../calls/places/listRegions.ts';
import { listTowns } from '../calls/places/listTowns.ts';
import type { ContractCase } from './ContractCase.ts';
import { firstOf, must, mustEqual } from './must.ts';

/** Countries, regions and the place of the visitor. */
export const placeCases: ContractCase[] = [
  {
    name: 'countries of the pickers have flag and count [J55, E06]',
    run: async (caller) => {
      const { data } = await caller.succeed(listCountries, { lang: 'en' });
      const serbia = firstOf(
        data.filter((country) => country.code === 'RS'),
        'country RS',
      );
      mustEqual([serbia.id, serbia.name], [688, 'Serbia'], 'Serbia');
      must(serbia.count > 0, 'Serbia has ads');
    },
  },
  {
    name: 'countries of the world have counts only where asked for [J56, T36]',
    run: async (caller) => {
      const plain = (await caller.succeed(listCountriesOfTheWorld, {})).data.countries;
      const counted = (await caller.succeed(listCountriesOfTheWorld, { count: true })).data.countries;
      must(
        plain.every((country) => country.count === undefined),
        'no counts',
      );
      must(
        counted.every((country) => country.count !== undefined),
        'counts',
      );
      mustEqual(counted.length, plain.length, 'countries');
    },
  },
  {
    name: 'a country has its regions [J57]',
    run: async (caller) => {
      const { data } = await caller.succeed(listRegions, { id: 688, lang: 'en' });
      must(data.length > 0 && data.every((region) => region.country_id === 688), 'regions of Serbia');
      await caller.fail(listRegions, { id: 999_999 }, 'not-found');
    },
  },
  {
    name: 'a country has its towns [M17]',
    run: async (caller) => {
      const { data } = await caller.succeed(listTowns, { id: 688 });
      must(data.length > 0 && data.every(({ country }) => country === 'RS'), 'towns of Serbia');
      await caller.fail(listTowns, { id: 999_999 }, 'not-found');
    },
  },
  {
    name: 'the place of the visitor is a bare answer outside /v3 [J88, I01]',
    run: async (caller) => {
      const { data } = await caller.succeed(getGeo, {});
      must(typeof data.ok === 'boolean', 'ok is said');
    },
  },
];
