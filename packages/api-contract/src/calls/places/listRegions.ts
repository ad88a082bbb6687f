import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { Region } from '../../entities/Place.ts';
import { idText } from '../../fields/idText.ts';
import { languageQuery } from '../../fields/languageQuery.ts';

/** Regions of a country, by sort and then by name. [J57] */
export const listRegions = defineCall({
  method: 'GET',
  path: '/country/regions/{id}',
  access: 'public',
  summary: 'Regions of a country.',
  params: z.object({ id: idText.describe('country, ISO 3166-1 numeric') }),
  query: languageQuery,
  reply: z.array(Region),
  failures: ['not-found'],
});
