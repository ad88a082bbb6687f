import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AdDraft } from '../../entities/SellerAd.ts';
import { clientId } from '../../fields/adFormFields.ts';

/** An own draft with the typed values. [P35] */
export const getDraft = defineCall({
  method: 'GET',
  path: '/ads/draft/{draft}',
  access: 'account.edit',
  summary: 'An own draft with what was typed.',
  params: z.object({ draft: clientId }),
  reply: AdDraft,
  failures: ['not-found'],
});
