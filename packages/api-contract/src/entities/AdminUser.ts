import { z } from 'zod';
import { AdListed } from './Ad.ts';

/** An account as administrators see it in their table. [J37] */
export const AdminUser = z
  .object({
    id: z.int(),
    name: z.string(),
    email: z.string().nullable(),
    email_verified: z.boolean(),
    mobile: z.string().nullable(),
    type_id: z.int().describe('the one of the five profile types that rights go by'),
    group: z.array(z.object({ id: z.int() })),
    status: z.int().min(0).max(4).describe('0 not verified, 1 active, 2 suspended, 3 banned, 4 deleted [M03]'),
    status_reason: z.string(),
    suspended: z.int().min(0).max(1),
    suspended_until: z.iso.datetime().nullable().describe('when the suspension ends by itself; null: without an end'),
    erased_on: z.iso
      .datetime()
      .nullable()
      .describe('when the personal data of a removed account is erased; null: the account is not removed [M64]'),
    country_id: z.int().nullable(),
    ads: z.int().min(0).describe('active ones'),
    credits: z.int(),
    created_at: z.string(),
    last_seen_at: z.string().nullable().describe('last use of a session'),
  })
  .meta({ id: 'AdminUser' });
export type AdminUser = z.infer<typeof AdminUser>;

/** Position of a page in the table. */
export const AdminUserListMeta = z
  .object({ page: z.int(), limit: z.int(), total: z.int().describe('of all that the filters leave') })
  .meta({ id: 'AdminUserListMeta' });
export type AdminUserListMeta = z.infer<typeof AdminUserListMeta>;

/** An ad of a user in whatever state. [J42] */
export const AdminAd = AdListed.extend({
  status: z.int().describe('state of the ad [M02]'),
}).meta({ id: 'AdminAd' });
export type AdminAd = z.infer<typeof AdminAd>;
