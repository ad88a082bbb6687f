import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { OpenSession, SecondFactorAsked } from '../../entities/Account.ts';
import { emailField, passwordField } from '../../fields/accountFields.ts';
import { flagField } from '../../fields/flagField.ts';
import { pushSubscriptionField } from '../../fields/pushFields.ts';

/**
 * Signs in. An unknown address and a wrong password get the same answer after the same work. `rate-limited`: five
 * failures in 15 minutes. `second-factor`: the password is right, and a code is needed. `subscribe` turns notifications
 * on like `POST /auth/subscribe`; if that fails, or a second step follows, it is ignored. [J03, J15, M61]
 */
export const signIn = defineCall({
  method: 'POST',
  path: '/auth/passport',
  access: 'public',
  onlyFromApps: true,
  summary: 'Signs in with e-mail address and password.',
  body: z.strictObject({
    email: emailField,
    password: passwordField,
    rememberMe: flagField.default(1).describe('0: the session ends with the browser'),
    subscribe: pushSubscriptionField.optional(),
  }),
  reply: OpenSession,
  failures: ['wrong-credentials', 'rate-limited', 'forbidden', 'second-factor'],
  failureData: SecondFactorAsked,
});
