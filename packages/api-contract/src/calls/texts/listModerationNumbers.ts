import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ModerationNumbers } from '../../entities/ModerationNumbers.ts';

/** Numbers of decisions of moderators by month: at most the last 24 months, the newest first. [N14] */
export const listModerationNumbers = defineCall({
  method: 'GET',
  path: '/moderation/numbers',
  access: 'public',
  summary: 'Public numbers of moderation.',
  reply: z.array(ModerationNumbers).max(24),
  failures: [],
});
