import { lastPage, ledgerKinds, maxMovementsPerPage } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { CreditMovement, CreditMovementListMeta } from '../../entities/CreditMovement.ts';
import { languageQuery } from '../../fields/languageQuery.ts';
import { numberText } from '../../fields/numberText.ts';
import { dayField } from '../../fields/dateFields.ts';

/** The history of the account's credits, the newest first. [B15, M44] */
export const listCreditMovements = defineCall({
  method: 'GET',
  path: '/user/credits',
  access: 'credits.read',
  summary: 'How the credits of the account came and went.',
  query: languageQuery.extend({
    kind: z.enum(ledgerKinds).optional().describe('why; all without it'),
    from: dayField.optional().describe('first day, by the clock of the marketplace'),
    to: dayField.optional().describe('last day'),
    page: numberText(1, lastPage).optional().describe('from 1'),
    per_page: numberText(1, maxMovementsPerPage).optional(),
  }),
  reply: z.array(CreditMovement).max(maxMovementsPerPage),
  meta: CreditMovementListMeta,
  failures: ['bad-query'],
});
