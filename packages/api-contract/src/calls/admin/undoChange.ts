import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ChangeMeta } from '../../entities/ManagedTaxonomy.ts';

/**
 * Takes a change of the taxonomy back: writes what the entry of the audit log says the row was before. `conflict` where
 * the row was changed since, or where the entry is of a kind that is not taken back: something made, removed or merged.
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
