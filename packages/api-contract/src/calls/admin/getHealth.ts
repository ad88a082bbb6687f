import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { Health } from '../../entities/Health.ts';

/** Processes with their indexes, jobs, failed work, and settings without secrets. Only for head office. */
export const getHealth = defineCall({
  method: 'GET',
  path: '/admin/health',
  access: 'system.edit',
  summary: 'What runs, what failed, and the settings in force.',
  query: z.strictObject({}),
  reply: Health,
  failures: [],
});
