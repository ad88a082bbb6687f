import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ImportCountry, ImportRule } from '../../entities/ImportRule.ts';
import { dayField } from '../../fields/dateFields.ts';

/**
 * The rules of an import into a country that are in force on a day, each with its source. A rule that was never stored
 * is missing; one that has ended has no value. [N09]
 */
export const listImportRules = defineCall({
  method: 'GET',
  path: '/import-rules/{country}',
  access: 'public',
  summary: 'Rules for the cost of an import, each with its source and the day on which that was read.',
  params: z.object({ country: ImportCountry }),
  query: z.object({ day: dayField.optional().describe('by default today') }),
  reply: z.array(ImportRule),
  failures: ['not-found', 'bad-query'],
});
