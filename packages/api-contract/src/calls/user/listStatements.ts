import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { Statement } from '../../entities/Statement.ts';
import { languageQuery } from '../../fields/languageQuery.ts';

/**
 * Decisions that restrict own ads, ads of companies that the user acts for, and the own account: the last 50, the
 * newest first. A decision about an ad is listed when it can no longer be undone. [P60]
 */
export const listStatements = defineCall({
  method: 'GET',
  path: '/user/statements',
  access: 'decisions.read',
  summary: 'Decisions about the own ads and account, with reasons and appeals.',
  query: languageQuery,
  reply: z.array(Statement).max(50),
  failures: ['bad-query'],
});
