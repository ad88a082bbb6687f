import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { appealText, decisionKey, Statement } from '../../entities/Statement.ts';

/**
 * Appeals against a decision about an own ad or the own account, also while the account is suspended. `conflict`: the
 * decision has an appeal already, is older than six months, or is no longer in force. [P60]
 */
export const appealDecision = defineCall({
  method: 'POST',
  path: '/user/appeals',
  access: 'decisions.appeal',
  summary: 'Appeals against a decision.',
  body: z.strictObject({ decision: decisionKey, text: appealText }),
  reply: Statement,
  failures: ['validation', 'not-found', 'conflict'],
});
