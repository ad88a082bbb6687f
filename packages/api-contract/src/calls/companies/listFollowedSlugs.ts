import { maxFollowed } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';

/** Slugs of all followed companies, the last one first: what the buttons of a page need. [B11] */
export const listFollowedSlugs = defineCall({
  method: 'GET',
  path: '/followed-companies/slugs',
  access: 'companies.followed',
  summary: 'Slugs of all followed companies.',
  reply: z.array(z.string()).max(maxFollowed),
  failures: [],
});
