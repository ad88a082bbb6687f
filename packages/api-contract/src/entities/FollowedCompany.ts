import { z } from 'zod';
import { CompanyListed } from './Company.ts';

/** A company that somebody follows. [B11] */
export const FollowedCompany = CompanyListed.extend({
  new_ads: z.int().describe('active ads that came since the account last looked at its page'),
  followed_at: z.iso.datetime(),
}).meta({ id: 'FollowedCompany' });
export type FollowedCompany = z.infer<typeof FollowedCompany>;
