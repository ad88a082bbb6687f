import { countryFeatures } from '@volan/domain-rules';
import { z } from 'zod';

/** A country of the pickers as head office manages it. [J67, J68, P67] */
export const ManagedCountry = z
  .object({
    id: z.int().describe('ISO 3166-1 numeric'),
    code: z.string(),
    name: z.string().describe('in the language of the reply'),
    ads: z.int().describe('that are active'),
    carts: z.int().describe('of its accounts that hold something'),
    payments: z.boolean(),
    off: z.array(z.enum(countryFeatures)).describe('features that are switched off'),
    free_until: z.iso.datetime().nullable().describe('end of the free period; null: none runs'),
    version: z.int(),
  })
  .meta({ id: 'ManagedCountry' });
export type ManagedCountry = z.infer<typeof ManagedCountry>;

/** The current state of a country, sent if a change started from an older one. */
export const ChangedCountry = z.object({ version: z.int(), off: z.array(z.enum(countryFeatures)) }).meta({
  id: 'ChangedCountry',
});
export type ChangedCountry = z.infer<typeof ChangedCountry>;
