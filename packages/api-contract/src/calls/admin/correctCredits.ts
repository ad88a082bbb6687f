import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { MissingCredits } from '../../entities/Boost.ts';
import { AdminUser } from '../../entities/AdminUser.ts';

/** Most credits of one correction. */
const most = 100_000;

/**
 * Gives credits to an account or takes some back, by a new transfer with a reason that the owner can read. A repeated
 * `Idempotency-Key` moves nothing and gets the same answer; for another correction it is a `conflict`. Administrators
 * cannot correct their own account. [M44]
 */
export const correctCredits = defineCall({
  method: 'POST',
  path: '/admin/user/credits',
  access: 'users.credits',
  summary: 'Gives credits to an account or takes some back.',
  idempotent: true,
  body: z.strictObject({
    user_id: z.int().positive(),
    change: z
      .string()
      .regex(/^-?[1-9]\d{0,5}$/, 'form')
      .refine((text) => Math.abs(Number(text)) <= most, 'max')
      .describe('a whole number with its sign: 5 gives, -5 takes'),
    reason: z.string().trim().min(3).max(300),
  }),
  reply: AdminUser,
  failures: ['validation', 'not-found', 'forbidden', 'conflict', 'not-enough-credits'],
  failureData: MissingCredits,
});
