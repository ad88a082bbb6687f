import { workKinds } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';

/** Tries failed work again now: one item, or all of a kind. */
export const retryWork = defineCall({
  method: 'POST',
  path: '/admin/health/retry',
  access: 'system.edit',
  summary: 'Tries failed work again.',
  body: z.strictObject({
    kind: z.enum(workKinds),
    id: z
      .string()
      .regex(/^[\w:-]{1,80}$/)
      .optional()
      .describe('absent: all that fails'),
  }),
  reply: z.object({ retried: z.int() }),
  failures: [],
});
