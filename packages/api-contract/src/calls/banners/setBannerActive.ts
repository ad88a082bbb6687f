import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ManagedBanner } from '../../entities/Banner.ts';
import { flagField } from '../../fields/flagField.ts';
import { rowId } from '../../fields/taxonomyFields.ts';

/**
 * Switches a banner on or off. If somebody took its share meanwhile, it gets another free one of its position; without
 * one: `slot-taken`. [J78]
 */
export const setBannerActive = defineCall({
  method: 'POST',
  path: '/promotion/update-active',
  access: 'promotions.edit',
  summary: 'Switches a banner on or off.',
  body: z.strictObject({ id: rowId, active: flagField }),
  reply: ManagedBanner,
  failures: ['validation', 'not-found'],
});
