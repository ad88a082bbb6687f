import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AdDraft, AdDraftListed } from '../../entities/SellerAd.ts';
import { adFormFields, clientId } from '../../fields/adFormFields.ts';

/**
 * Saves the typed values; the client makes the id. `version` is that of the last save, 0 at first. `conflict` with the
 * stored values: another tab has saved in between. `max` at `id`: the account has 20 drafts already. [M14, P35]
 */
export const saveDraft = defineCall({
  method: 'PUT',
  path: '/ads/draft',
  access: 'account.edit',
  summary: 'Saves an ad that is not published yet.',
  body: z.strictObject({
    id: clientId,
    version: z.int().min(0).max(1_000_000),
    category_id: z
      .int()
      .positive()
      .max(2_147_483_647)
      .nullable()
      .describe('null: a fast ad, whose category is one of the fields'),
    fields: adFormFields,
  }),
  reply: AdDraftListed,
  failures: ['conflict', 'not-found', 'validation'],
  failureData: AdDraft,
});
