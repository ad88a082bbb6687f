import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { OpenSession, SecondFactorAsked } from '../../entities/Account.ts';
import { codeField, emailField } from '../../fields/accountFields.ts';
import { flagField } from '../../fields/flagField.ts';

/**
 * Signs in with a mailed code, and uses it up. This proves the address: an account that was never verified loses its
 * earlier password, passkeys and sessions. `second-factor`: the code is right, and one of the app is needed too.
 */
export const signInWithCode = defineCall({
  method: 'POST',
  path: '/auth/sign-in-code/use',
  access: 'public',
  onlyFromApps: true,
  summary: 'Signs in with a mailed code.',
  body: z.strictObject({
    email: emailField,
    code: codeField,
    rememberMe: flagField.default(1).describe('0: the session ends with the browser'),
  }),
  reply: OpenSession,
  failures: ['validation', 'rate-limited', 'second-factor'],
  failureData: SecondFactorAsked,
});
