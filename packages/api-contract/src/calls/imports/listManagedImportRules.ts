import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ManagedImportRule } from '../../entities/ImportRule.ts';

/**
 * Versions of the rules of an import: the one in force of each rule first, then those that begin later, then past ones.
 * Regional administrators see those of their own country. At most 500. [N09, H04]
 */
export const listManagedImportRules = defineCall({
  method: 'GET',
  path: '/import-rules/admin/list',
  access: 'import-rules.edit',
  summary: 'Every version of the rules for the cost of an import.',
  reply: z.array(ManagedImportRule).max(500),
  failures: [],
});
