import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ManagedCountry } from '../../entities/ManagedCountry.ts';
import { languageQuery } from '../../fields/languageQuery.ts';

/** Countries of the pickers with their payments, features and free period, in their order. [J67, J68, P67] */
export const listManagedCountries = defineCall({
  method: 'GET',
  path: '/country/admin/list',
  access: 'countries.payment',
  summary: 'Countries with their payments, features and free period.',
  query: languageQuery,
  reply: z.array(ManagedCountry),
  failures: ['bad-query'],
});
