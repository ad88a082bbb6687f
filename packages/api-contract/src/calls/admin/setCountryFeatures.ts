import { countryFeatures } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ChangedCountry } from '../../entities/ManagedCountry.ts';

/**
 * Sets the features that a country does not have. `version` is the shown one. `conflict` with the current state:
 * somebody changed the country since. [P67]
 */
export const setCountryFeatures = defineCall({
  method: 'POST',
  path: '/country/admin/set-features',
  access: 'countries.payment',
  summary: 'Switches features of a country.',
  body: z.strictObject({
    id: z.int().min(1).max(999),
    off: z.array(z.enum(countryFeatures)).max(countryFeatures.length),
    version: z.int().min(1).max(2_147_483_647),
  }),
  reply: ChangedCountry,
  failures: ['validation', 'not-found', 'conflict'],
  failureData: ChangedCountry,
});
