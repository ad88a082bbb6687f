import { z } from 'zod';

/** An address of an account. [J24] */
export const AccountAddress = z
  .object({
    id: z.int(),
    country_id: z.int(),
    region_id: z.int().nullable(),
    city: z.string(),
    street: z.string(),
    zip: z.string(),
    lat: z.number().nullable(),
    lng: z.number().nullable(),
    is_default: z.boolean(),
  })
  .meta({ id: 'AccountAddress' });
export type AccountAddress = z.infer<typeof AccountAddress>;

/** Addresses of the pictures of an account. [J26] */
export const AccountImages = z
  .object({ avatar: z.string().nullable(), cover: z.string().nullable() })
  .meta({ id: 'AccountImages' });
export type AccountImages = z.infer<typeof AccountImages>;

/** Sizes of the user's lists, for the menu beside the pages of the account. [B07] */
export const AccountCounts = z
  .object({
    active_ads: z.int().min(0).describe('active ads of the account and of the companies that it acts for'),
    favourites: z.int().min(0),
    sellers: z.int().min(0).describe('that are followed'),
    companies: z.int().min(0).describe('that it acts for'),
  })
  .meta({ id: 'AccountCounts' });
export type AccountCounts = z.infer<typeof AccountCounts>;

/** An account as its owner sees it, without passwords and other proofs of identity. [E01, J17] */
export const Account = z
  .object({
    id: z.int(),
    name: z.string(),
    email: z.string().nullable(),
    email_verified: z.boolean(),
    group: z.array(z.object({ id: z.int() })),
    mobile: z.string().nullable(),
    mobile_verified: z.boolean(),
    description: z.string(),
    type_id: z
      .int()
      .describe('profile type: 1 private, 2 dealer, 3 service, 4 parts, 5 partner, above them what head office made'),
    base_type_id: z.int().min(1).max(5).describe('the one of the five that rights and pages go by'),
    type_name: z.string().describe('in the language of the reply'),
    addresses: z.array(AccountAddress),
    images: AccountImages,
    avatar: z.string().nullable(),
    credits: z.int(),
    balance: z.int(),
    country_id: z.int().nullable(),
    status: z.int().min(0).max(4),
    suspended: z.int().min(0).max(1),
    suspended_until: z.iso.datetime().nullable().describe('when the suspension ends by itself; null: without an end'),
    plan: z.string().describe('id of the plan of `GET /user/plan`'),
    created_at: z.string(),
    has_password: z.boolean(),
    password_changed_at: z.iso.datetime().nullable().describe('when it was last chosen; null without one'),
    second_factor: z.boolean().describe('signing in asks for a second step'),
    recovery_codes: z.int().min(0).describe('how many are left'),
    must_change_password: z.boolean().describe('somebody else has seen the password'),
    impersonated_by: z.string().nullable().describe('the administrator who is signed in as this user [J12]'),
    counts: AccountCounts,
    status_reason: z.string().describe('why the account is suspended, in words for its owner; empty while it is not'),
  })
  .meta({ id: 'Account' });
export type Account = z.infer<typeof Account>;

/** The signed-in user, with the data that every page shows. [J33, E03] */
export const SessionUser = z
  .object({
    id: z.int(),
    name: z.string(),
    email: z.string().nullable(),
    group: z.array(z.object({ id: z.int() })),
    mobile: z.string().nullable(),
    credits: z.int(),
    type_id: z.int(),
    balance: z.int(),
    avatar: z.string().nullable(),
    country_id: z.int().nullable(),
    suspended: z.int().min(0).max(1),
    email_verified: z.boolean(),
    must_change_password: z.boolean().describe('somebody else has seen the password'),
    second_factor: z
      .boolean()
      .describe('a second step was shown in this session; without it the rights of administrators rest'),
    /** Set while an administrator is signed in as this user. [J12] */
    impersonated_by: z.string().nullable(),
  })
  .meta({ id: 'SessionUser' });
export type SessionUser = z.infer<typeof SessionUser>;

/** A session that was opened or continues. */
export const OpenSession = z
  .object({
    user: SessionUser,
    accessToken: z.string().describe('for the header `authorization`, valid 15 minutes'),
    refreshToken: z
      .string()
      .nullable()
      .describe('only for apps that call the API itself; a browser has it in a cookie that scripts cannot read'),
  })
  .meta({ id: 'OpenSession' });
export type OpenSession = z.infer<typeof OpenSession>;

/** A browser or an app that is signed in, in the list of an account. */
export const SessionEntry = z
  .object({
    id: z.string(),
    device: z.string(),
    country: z.string().nullable().describe('ISO 3166-1 code of where it was last used'),
    network: z.string().describe('that it was last used from: an IPv4 address, or the first half of an IPv6 one'),
    unusual: z.boolean().describe('the account was signed in elsewhere before, and never in that country'),
    brand: z.string(),
    signed_in_at: z.string(),
    last_used_at: z.string(),
    current: z.boolean(),
  })
  .meta({ id: 'SessionEntry' });
export type SessionEntry = z.infer<typeof SessionEntry>;

/**
 * The data of the failure `second-factor` of a sign-in: the first step succeeded, and the second one needs this
 * challenge.
 */
export const SecondFactorAsked = z.object({ challenge: z.string() }).meta({ id: 'SecondFactorAsked' });
export type SecondFactorAsked = z.infer<typeof SecondFactorAsked>;
