import { tiers } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { BoughtBoost, MissingCredits } from '../../entities/Boost.ts';
import { momentField } from '../../fields/dateFields.ts';

/**
 * Promotes an active ad with credits of the account that it belongs to. The payment and the promotion happen together
 * or not at all. The same promotion again adds its days to the running one. A repeated `Idempotency-Key` pays nothing
 * and gets the same answer; for another ad or promotion it is a `conflict`. An ad that is not active: `ad-not-active`.
 * `seen` is what the buyer was shown: if that has changed, because of another tab or a new price, the answer is
 * `boost-changed` and nothing is paid. With too few credits it answers `not-enough-credits` and how many are missing;
 * if the country of the account has no promotions, `not-offered`. [M07, A04, L04-L08]
 */
export const buyBoost = defineCall({
  method: 'POST',
  path: '/boosts',
  access: 'ads.boost',
  summary: 'Promotes an ad with credits.',
  idempotent: true,
  body: z.strictObject({
    ad_id: z.int().positive().max(2_147_483_647),
    tier: z.enum(tiers as [(typeof tiers)[number], ...(typeof tiers)[number][]]),
    seen: z
      .strictObject({
        credits: z.int().min(0).max(1_000_000),
        runs_until: momentField.nullable().describe('when the running promotion of this kind ends; null if none runs'),
      })
      .optional()
      .describe('the offer that the buyer was shown; without it the current one is paid'),
  }),
  reply: BoughtBoost,
  failures: [
    'validation',
    'not-found',
    'forbidden',
    'conflict',
    'boost-changed',
    'ad-not-active',
    'not-enough-credits',
    'not-offered',
  ],
  failureData: MissingCredits,
});
