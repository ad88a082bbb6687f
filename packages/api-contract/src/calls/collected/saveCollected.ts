import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { Collected, CollectedLists } from '../../entities/Collected.ts';

/**
 * Stores the lists of a browser for the account. With the current version they replace the stored ones. Without a
 * version, as after signing in, or with an older one, both are joined: the newest entries win, the history is cut to
 * 50. [F19, T08b]
 */
export const saveCollected = defineCall({
  method: 'PUT',
  path: '/collected/save',
  access: 'account.edit',
  summary: 'Keeps what a browser collected; joins it with what another one kept meanwhile.',
  body: z.strictObject({ ...CollectedLists.shape, version: z.int().min(0).optional() }),
  reply: Collected,
  failures: ['validation'],
});
