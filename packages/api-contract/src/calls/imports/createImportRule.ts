import { importCurrencies, importRuleKeys } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ImportCountry, ManagedImportRule } from '../../entities/ImportRule.ts';
import { dayField } from '../../fields/dateFields.ts';

/**
 * Adds a version of a rule that holds from a day on; older versions stay as they are. It begins today or later. A value
 * needs a source, an amount a currency; a version without a value says that the rule is not known. `not-found`: it is a
 * country that a regional administrator does not manage. [N09, H04]
 */
export const createImportRule = defineCall({
  method: 'PUT',
  path: '/import-rules/admin/create',
  access: 'import-rules.edit',
  summary: 'Adds a version of a rule for the cost of an import.',
  body: z.strictObject({
    country: ImportCountry,
    key: z.enum(importRuleKeys),
    value: z.number().min(0).max(10_000_000).multipleOf(0.01).nullable(),
    currency: z.enum(importCurrencies).nullable(),
    valid_from: dayField,
    valid_to: dayField.nullable(),
    source: z
      .strictObject({
        title: z.string().trim().min(1).max(200),
        url: z.url({ protocol: /^https?$/ }).max(500),
        read_on: dayField,
      })
      .nullable(),
  }),
  reply: ManagedImportRule,
  failures: ['validation', 'not-found'],
});
