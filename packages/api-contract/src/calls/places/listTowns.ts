import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { maxTowns, Town } from '../../entities/Place.ts';
import { idText } from '../../fields/idText.ts';

/** The largest towns of a country, by name: one list for a form with one field for the place. [M17] */
export const listTowns = defineCall({
  method: 'GET',
  path: '/country/cities/{id}',
  access: 'public',
  summary: 'The largest towns of a country.',
  params: z.object({ id: idText.describe('country, ISO 3166-1 numeric') }),
  reply: z.array(Town).max(maxTowns),
  failures: ['not-found'],
});
