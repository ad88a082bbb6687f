import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ManagedBanner } from '../../entities/Banner.ts';
import { flagText } from '../../fields/flagText.ts';
import { idText } from '../../fields/idText.ts';

/** A banner for administrators. Without `active` in any state. [J80] */
export const getBanner = defineCall({
  method: 'GET',
  path: '/promotion/get/{id}',
  access: 'promotions.list',
  summary: 'A banner.',
  params: z.object({ id: idText }),
  query: z.strictObject({ active: flagText.optional().describe('only if it is switched on (1) or off (0)') }),
  reply: ManagedBanner,
  failures: ['bad-query', 'not-found'],
});
