import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { appealText, Statement } from '../../entities/Statement.ts';

/**
 * Appeals against the decision of a mail about an account, without signing in. Otherwise like `appealDecision`.
 * [P60]
 */
export const appealByMail = defineCall({
  method: 'POST',
  path: '/statement/mailed/appeal',
  access: 'public',
  summary: 'Appeals against the decision that a mail leads to.',
  body: z.strictObject({ token: z.string().min(1).max(200), text: appealText }),
  reply: Statement,
  failures: ['validation', 'not-found', 'conflict'],
});
