import { importCountries, importCurrencies, importRuleKeys } from '@volan/domain-rules';
import { z } from 'zod';

/** A country into which an import is estimated. [N09] */
export const ImportCountry = z.enum(importCountries).meta({ id: 'ImportCountry' });

const rule = {
  key: z.enum(importRuleKeys),
  value: z.number().min(0).nullable().describe('null: no official text was found, visitors have to find out'),
  currency: z.enum(importCurrencies).nullable().describe('of an amount'),
  source: z
    .object({ title: z.string(), url: z.url(), read_on: z.iso.date().describe('the day on which it was read') })
    .nullable()
    .describe('null only without a value'),
};

/** A rule of an import as it is in force on a day. [N09] */
export const ImportRule = z.object(rule).meta({ id: 'ImportRule' });
export type ImportRule = z.infer<typeof ImportRule>;

/** A version of a rule, as administrators see it. The newest one that has begun is in force until its end. [N09] */
export const ManagedImportRule = z
  .object({
    id: z.int(),
    country: ImportCountry,
    ...rule,
    valid_from: z.iso.date(),
    valid_to: z.iso.date().nullable().describe('its last day; null: until a newer version begins'),
    state: z.enum(['in-force', 'coming', 'past']),
    added_by: z.string().nullable().describe('null: it came with the software, or the account is gone'),
    added_at: z.iso.datetime(),
  })
  .meta({ id: 'ManagedImportRule' });
export type ManagedImportRule = z.infer<typeof ManagedImportRule>;
