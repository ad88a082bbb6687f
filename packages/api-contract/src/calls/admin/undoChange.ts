import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ChangeMeta } from '../../entities/ManagedTaxonomy.ts';

/**
 * Undoes a change of the taxonomy by writing the earlier values from the audit log. `conflict`: the row was changed
 * since, or the entry is about making, removing or merging a row, which cannot be undone.
 * [M59]
 */
export const undoChange = defineCall({
  method: 'POST',
  path: '/admin/audit/undo',
  access: 'categories.edit',
  summary: 'Takes a change of the taxonomy back.',
  body: z.strictObject({ id: z.int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  reply: z.strictObject({ entity: z.string(), id: z.string() }),
  meta: ChangeMeta,
  failures: ['not-found', 'conflict', 'forbidden', 'validation'],
});
