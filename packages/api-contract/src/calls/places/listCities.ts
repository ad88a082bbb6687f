import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { City } from '../../entities/Place.ts';
import { idText } from '../../fields/idText.ts';

/** Towns of a region, by name. [M01, M54] */
export const listCities = defineCall({
  method: 'GET',
  path: '/region/cities/{id}',
  access: 'public',
  summary: 'Towns of a region.',
  params: z.object({ id: idText.describe('region') }),
  reply: z.array(City),
  failures: ['not-found'],
});
