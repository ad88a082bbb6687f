import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { Country } from '../../entities/Place.ts';
import { languageQuery } from '../../fields/languageQuery.ts';

/** Countries of the pickers: those with ads and those we serve, most ads first. [J55, C26] */
export const listCountries = defineCall({
  method: 'GET',
  path: '/country/list',
  access: 'public',
  summary: 'Countries of the pickers, most ads first.',
  query: languageQuery,
  reply: z.array(Country),
  failures: [],
});
