import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { OpenSession } from '../../entities/Account.ts';
import { secondFactorCodeField } from '../../fields/accountFields.ts';

/**
 * The second step of a sign-in: the `challenge` that came with the failure `second-factor`, and a code of the app or a
 * recovery code. `sign-in-again`: the first step was more than 10 minutes ago.
 */
export const showSecondFactor = defineCall({
  method: 'POST',
  path: '/auth/second-factor',
  access: 'public',
  onlyFromApps: true,
  summary: 'Finishes a sign-in with a second step.',
  body: z.strictObject({ challenge: z.string().min(1).max(1000), code: secondFactorCodeField }),
  reply: OpenSession,
  failures: ['validation', 'rate-limited', 'sign-in-again'],
});
