import { loyaltyLevels, mailPaces, notificationEvents, notificationKinds } from '@volan/domain-rules';
import { z } from 'zod';
import { Tier } from './Ad.ts';

const levels = loyaltyLevels.map(({ id }) => id);
const events = Object.keys(notificationEvents) as [keyof typeof notificationEvents];

/**
 * An event that a user is notified of. Its text is made from the event and its values, in the language of the reader.
 * [M19]
 */
export const Notification = z
  .object({
    id: z.int(),
    kind: z.enum(notificationKinds),
    event: z.enum(events),
    at: z.iso.datetime(),
    read: z.boolean(),
    ad_id: z.int().nullable(),
    fast: z.boolean().describe('it is about a fast ad [M17]'),
    title: z.string().nullable().describe('title of the ad; null: it is about no ad'),
    /** The conversation of a message. */
    conversation: z
      .object({ ad_id: z.int(), account_id: z.int().describe('the own side'), other_id: z.int() })
      .nullable(),
    facts: z.object({
      name: z.string().optional().describe('name of the writer, of the new member, or of a passkey'),
      company: z.string().optional(),
      service: z.int().optional().describe('number of a car service'),
      device: z.string().optional(),
      country: z.string().optional().describe('ISO code'),
      ends_at: z.iso.datetime().optional(),
      renewed: z.boolean().optional().describe('a fast ad that was renewed, which happens once [M17]'),
      plan: z.enum(['lot', 'showroom']).optional().describe('name of a packet'),
      credits: z.int().optional().describe('that it costs'),
      balance: z.int().optional().describe('credits that are there'),
      order: z.string().optional().describe('name of an order, as its buyer sees it'),
      total: z.int().optional().describe('sum of an order or of a refund in minor units'),
      currency: z.enum(['RSD', 'EUR']).optional(),
      tier: Tier.optional().describe('of a promotion'),
      level: z.enum(levels).optional().describe('of the loyalty programme'),
      price_before: z.int().optional().describe('whole euros'),
      price: z.int().optional().describe('whole euros'),
      reasons: z.array(z.string()).optional().describe('why an ad was refused'),
      grounds: z.array(z.string()).optional().describe('what a decision rests on'),
      appeal_until: z.iso.datetime().optional().describe('until when a decision can be appealed against'),
      text: z.string().optional().describe('what a moderator or another user wrote'),
    }),
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof Notification>;

/** The subject of a notification, which its link leads to. */
export const NotificationTarget = Notification.pick({
  id: true,
  event: true,
  ad_id: true,
  fast: true,
  conversation: true,
})
  .extend({ service_id: z.int().optional().describe('of a notification about a review of a car service') })
  .meta({ id: 'NotificationTarget' });

/** Position of a page in the list of notifications. */
export const NotificationListMeta = z
  .object({
    total: z.int(),
    page: z.int(),
    pages: z.int(),
    per_page: z.int(),
    unread: z.int().describe('of all pages; messages count among the messages alone'),
  })
  .meta({ id: 'NotificationListMeta' });
export type NotificationListMeta = z.infer<typeof NotificationListMeta>;

const channels = z.object({ page: z.boolean(), mail: z.enum(mailPaces), push: z.boolean() });
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const kinds = {
  message: channels,
  'ad-status': channels,
  'ad-expiring': channels,
  'price-drop': channels,
  order: channels,
  loyalty: channels,
  system: channels,
};

/** Quiet hours without pushes and single mails, in the time zone of the brand. Null: none. */
export const QuietHours = z.strictObject({ from: timeOfDay, to: timeOfDay }).nullable();

/** Notification settings: the channels of each kind, and the quiet hours. */
export const NotificationSettings = z
  .object({
    email_alerts: z.boolean().describe('false: no mails but those that the account needs'),
    push_alerts: z.boolean(),
    kinds: z.object(kinds),
    quiet: QuietHours,
  })
  .meta({ id: 'NotificationSettings' });
export type NotificationSettings = z.infer<typeof NotificationSettings>;

/** Changed settings: missing ones stay. */
export const ChangedNotificationSettings = {
  email_alerts: z.boolean().optional(),
  push_alerts: z.boolean().optional(),
  kinds: z
    .strictObject({
      message: channels.partial().optional(),
      'ad-status': channels.partial().optional(),
      'ad-expiring': channels.partial().optional(),
      'price-drop': channels.partial().optional(),
      order: channels.partial().optional(),
      loyalty: channels.partial().optional(),
      system: channels.partial().optional(),
    })
    .optional(),
  quiet: QuietHours.optional(),
};
