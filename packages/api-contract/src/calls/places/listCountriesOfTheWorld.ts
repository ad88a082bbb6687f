import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { WorldCountry } from '../../entities/Place.ts';
import { flagText } from '../../fields/flagText.ts';
import { languageQuery } from '../../fields/languageQuery.ts';

/** Every country by name; `count=1` adds the number of active ads. [J56, T36] */
export const listCountriesOfTheWorld = defineCall({
  method: 'GET',
  path: '/country/world',
  access: 'public',
  summary: 'Every country by name.',
  query: languageQuery.extend({
    count: flagText.optional().describe('adds the number of active ads'),
  }),
  reply: z.object({ countries: z.array(WorldCountry) }),
  failures: [],
});
