import { paymentMethods, productKinds, profileTypes, sortOrders, userStatus } from '@volan/domain-rules';
import { z } from 'zod';
import { AdStatus } from '../entities/SellerAd.ts';
import { flagText } from './flagText.ts';
import { idText } from './idText.ts';
import { numberText } from './numberText.ts';
import { dayField } from './dateFields.ts';

/**
 * What the table of users is narrowed and sorted by. `sort` is the direction here, `sortField` the column. [J37, T04]
 */
export const usersFilter = z.strictObject({
  search: z.string().max(100).optional().describe('part of a name, an address or a phone; `#31` is the account 31'),
  sort: z.enum(['asc', 'desc']).optional(),
  sortField: z.enum(['id', 'name', 'created_at']).optional(),
  status: numberText(userStatus.notVerified, userStatus.deleted).optional(),
  type_id: numberText(profileTypes.private, profileTypes.partner).optional(),
  group: z.enum(['1', '6']).optional().describe('only administrators of this group'),
  country_id: idText.optional(),
});

/** Fields that the table of ads is sorted by. */
const adsSorts = ['id', 'price', 'risk', 'since'] as const;

/**
 * What the table of ads is narrowed and sorted by; in the order of the queue, or the last changed first, where it is
 * not named. [J139, P57, T04]
 */
export const adsFilter = z.strictObject({
  status: AdStatus.optional().describe(
    'without it `pending`; an ad that `search` names by its number may have any status',
  ),
  search: z.string().max(100).optional().describe('`#31` or `31` is the ad 31; else part of the name of its seller'),
  fast: flagText.optional().describe('only fast ads, or only full ones [M17]'),
  sort: z.enum(adsSorts).optional(),
  order: z.enum(sortOrders).optional(),
});

/** What the table of promotions on social media is narrowed by. [M07] */
export const socialPostsFilter = z.strictObject({ state: z.enum(['waiting', 'posted']).optional() });

/** What the table of payments is narrowed and sorted by; the newest first where it is not named. [J135, M42, T04] */
export const paymentsFilter = z.strictObject({
  state: z
    .enum(['review', 'waiting', 'authorised', 'paid', 'declined', 'refunded', 'all'])
    .optional()
    .describe('any where it is not named; `review` has to be looked at'),
  search: z.string().max(100).optional().describe('the number of the bank, of the order or of the receipt, whole'),
  payment_type: z.enum(paymentMethods).optional(),
  kind: z.enum(productKinds).optional().describe('only payments of orders that hold a product of this kind'),
  country_id: idText.optional().describe('of who pays'),
  date_from: dayField.optional().describe('first day on which they were begun, in the time zone of the brand'),
  date_to: dayField.optional().describe('last day, in the time zone of the brand'),
  sort: z.enum(['created_at', 'amount']).optional(),
  order: z.enum(sortOrders).optional(),
});

/** What the audit log is narrowed by; `order` is that of its moments. [M59, T04] */
export const auditFilter = z.strictObject({
  actor: z.string().max(100).optional().describe('who did it: `31`, or part of a name'),
  subject: z.string().max(100).optional().describe('the account that it was done to: `31`, or part of a name'),
  action: z.string().max(60).optional().describe('`user.suspended`, or all that begin with `user`'),
  entity: z.string().max(60).optional().describe('kind of row; `ad` finds what was decided about ads too'),
  entity_id: z.string().max(60).optional(),
  from: dayField.optional().describe('first day, in UTC'),
  to: dayField.optional().describe('last day, in UTC'),
  sort: z.literal('at').optional(),
  order: z.enum(sortOrders).optional(),
});
