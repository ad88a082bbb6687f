import { lastPage } from '@volan/domain-rules';
import { defineCall } from '../../defineCall.ts';
import { CreditMovementListMeta } from '../../entities/CreditMovement.ts';
import { MyLoyalty } from '../../entities/Loyalty.ts';
import { languageQuery } from '../../fields/languageQuery.ts';
import { numberText } from '../../fields/numberText.ts';

/** Level and points of the account, with their history, twenty lines a page. [B17, M18] */
export const getMyLoyalty = defineCall({
  method: 'GET',
  path: '/loyalty/my',
  access: 'loyalty.read',
  summary: 'Level and points of the account.',
  query: languageQuery.extend({ page: numberText(1, lastPage).optional().describe('from 1') }),
  reply: MyLoyalty,
  meta: CreditMovementListMeta,
  failures: ['bad-query'],
});
