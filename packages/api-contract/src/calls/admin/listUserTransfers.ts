import { lastPage } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { LedgerEntry, LedgerProof } from '../../entities/LedgerEntry.ts';
import { idText } from '../../fields/idText.ts';
import { numberText } from '../../fields/numberText.ts';

/**
 * The transfers of an account's credits or points, 50 a page, the newest first, and whether they add up to its balance.
 * [M44]
 */
export const listUserTransfers = defineCall({
  method: 'GET',
  path: '/admin/user/ledger',
  access: 'users.credits',
  summary: 'The ledger of an account, with its proof.',
  query: z.object({
    user_id: idText,
    unit: z.enum(['credit', 'point']).optional().describe('credits where it is not told'),
    page: numberText(1, lastPage).optional().describe('from 1'),
  }),
  reply: z.array(LedgerEntry).max(50),
  meta: LedgerProof,
  failures: ['bad-query', 'not-found'],
});
