import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AdDraftListed } from '../../entities/SellerAd.ts';

/** Own drafts, the last saved first. [B09, P35] */
export const listDrafts = defineCall({
  method: 'GET',
  path: '/ads/drafts',
  access: 'account.edit',
  summary: 'Own drafts, the last saved first.',
  reply: z.array(AdDraftListed).max(20),
  failures: [],
});
