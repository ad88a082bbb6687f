import { jobNames } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';

/** Asks for a run of a job now, also after one that failed. If one is running, the next one follows it. */
export const runJob = defineCall({
  method: 'POST',
  path: '/admin/health/run',
  access: 'system.edit',
  summary: 'Runs a job now.',
  body: z.strictObject({ name: z.enum(jobNames) }),
  reply: z.object({ asked: z.literal(true) }),
  failures: [],
});
