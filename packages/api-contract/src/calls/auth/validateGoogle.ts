import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { OpenSession, SecondFactorAsked } from '../../entities/Account.ts';
import { flagField } from '../../fields/flagField.ts';
import { pushSubscriptionField } from '../../fields/pushFields.ts';

/**
 * Signs in with an ID token of Google, and opens an account if none exists. An account of the same address is linked;
 * one whose address was never verified loses its earlier password, passkeys and sessions. `not-found` if no client id
 * of Google is configured, `unavailable` while the keys of Google cannot be read. `subscribe` as at a sign-in with a
 * password. [J04, J15]
 */
export const validateGoogle = defineCall({
  method: 'POST',
  path: '/auth/validate/google',
  access: 'public',
  onlyFromApps: true,
  summary: 'Signs in with an ID token of Google.',
  body: z.strictObject({
    token: z.string().min(1).max(8000),
    nonce: z
      .string()
      .min(16)
      .max(200)
      .optional()
      .describe('what the token was asked for with; a browser has to send one'),
    rememberMe: flagField.default(1).describe('0: the session ends with the browser'),
    subscribe: pushSubscriptionField.optional(),
  }),
  reply: OpenSession,
  failures: ['google-refused', 'second-factor', 'rate-limited', 'forbidden', 'not-found', 'unavailable'],
  failureData: SecondFactorAsked,
});
