import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { slugText } from '../../fields/slugText.ts';

/**
 * Follows a company. Followed again it stays as it was. An account follows 500 at most: then `max` is at `slug`. [B11]
 */
export const followCompany = defineCall({
  method: 'PUT',
  path: '/followed-companies/create',
  access: 'companies.follow',
  summary: 'Follows a company.',
  body: z.strictObject({ slug: slugText }),
  reply: z.strictObject({ slug: z.string(), followed_at: z.iso.datetime() }),
  failures: ['not-found', 'validation'],
});
