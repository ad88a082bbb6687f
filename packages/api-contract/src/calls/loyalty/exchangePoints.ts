import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ExchangedPoints, MissingPoints, RewardId } from '../../entities/Loyalty.ts';

/**
 * Exchanges points for the credits of a reward, together or not at all. A repeated `Idempotency-Key` moves nothing; for
 * another reward it is a `conflict`. `forbidden`: the account has not reached the level of the reward.
 * `not-enough-points`: with the missing number. `not-offered`: the country of the account has no loyalty programme.
 * [B17, M18]
 */
export const exchangePoints = defineCall({
  method: 'POST',
  path: '/loyalty/rewards',
  access: 'loyalty.spend',
  summary: 'Exchanges points for credits.',
  idempotent: true,
  body: z.strictObject({ reward: RewardId }),
  reply: ExchangedPoints,
  failures: ['validation', 'forbidden', 'conflict', 'not-enough-points', 'not-offered'],
  failureData: MissingPoints,
});
