import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ExchangedPoints, MissingPoints, RewardId } from '../../entities/Loyalty.ts';

/**
 * Exchanges points for the credits of a reward; both move, or nothing does. The same `Idempotency-Key` again moves
 * nothing; for another reward it is a `conflict`. A reward of a level that is not reached is `forbidden`; with too few
 * points it answers `not-enough-points` and how many are missing. Where the country of the account has no loyalty
 * programme: `not-offered`. [B17, M18]
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
