import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { slugText } from '../../fields/slugText.ts';

/** Follows a company. A repeated call changes nothing. `max` at `slug`: the account follows 500 already. [B11] */
export const followCompany = defineCall({
  method: 'PUT',
  path: '/followed-companies/create',
  access: 'companies.follow',
  summary: 'Follows a company.',
  body: z.strictObject({ slug: slugText }),
  reply: z.strictObject({ slug: z.string(), followed_at: z.iso.datetime() }),
  failures: ['not-found', 'validation'],
});
