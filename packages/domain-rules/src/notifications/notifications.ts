import type { Tier } from '../listing/boosts.ts';
import type { LoyaltyLevel } from '../loyalty/loyalty.ts';
import type { CreditCurrency } from '../pricing/credits.ts';

/** The kinds of events that users are notified of. [M19] */
export const notificationKinds = [
  'message',
  'ad-status',
  'ad-expiring',
  'price-drop',
  'saved-search',
  'order',
  'loyalty',
  'system',
] as const;

/** A kind of notification. */
export type NotificationKind = (typeof notificationKinds)[number];

/** What happens, with the kind that it belongs to: each has its text. */
export const notificationEvents = {
  message: 'message',
  approved: 'ad-status',
  rejected: 'ad-status',
  asked: 'ad-status',
  removed: 'ad-status',
  /** By an administrator. */
  paused: 'ad-status',
  expired: 'ad-status',
  unconfirmed: 'ad-status',
  expires: 'ad-expiring',
  confirm: 'ad-expiring',
  'confirm-last': 'ad-expiring',
  'price-drop': 'price-drop',
  /** A packet ends soon: nothing follows, or it is renewed from credits. [M13] */
  'plan-ends': 'order',
  'plan-renews': 'order',
  'plan-renewed': 'order',
  /** There were too few credits. */
  'plan-unpaid': 'order',
  /** Its money came, or came back in whole or in part; the receipt and the credit note are mailed apart. [M40, M43] */
  'order-paid': 'order',
  'order-refunded': 'order',
  /** A promotion of an active ad is over. [M07] */
  'boost-ended': 'order',
  /** Earned points reached the next level of the programme. [M18] */
  'level-reached': 'loyalty',
  'new-device': 'system',
  'password-changed': 'system',
  'second-factor-on': 'system',
  'second-factor-off': 'system',
  'passkey-added': 'system',
  'member-joined': 'system',
  'member-removed': 'system',
  /** For an appeal against a decision. [P60] */
  'appeal-won': 'system',
  'appeal-upheld': 'system',
  /** To the user who reported an ad. [P57] */
  'report-acted': 'system',
  'report-dismissed': 'system',
  /** To the user who reported a conversation or a seller. The text names nobody. [P16] */
  'user-report-acted': 'system',
  'user-report-dismissed': 'system',
  /** Decisions about the data of a company: new ones, or changes of a public one. [M12] */
  'company-approved': 'system',
  'company-asked': 'system',
  'company-rejected': 'system',
  'company-changed': 'system',
  'company-change-rejected': 'system',
  /** To the owner of a car service, and to the author of a review of one. [M16] */
  'review-received': 'system',
  'review-replied': 'system',
  'review-removed': 'system',
  /** To the user who reported a review. */
  'review-report-acted': 'system',
  'review-report-dismissed': 'system',
} as const satisfies Readonly<Record<string, NotificationKind>>;

/** What happened. */
export type NotificationEvent = keyof typeof notificationEvents;

/** Kinds that are sent, in the order of the settings. */
export const settableKinds = [
  'message',
  'ad-status',
  'ad-expiring',
  'price-drop',
  'order',
  'loyalty',
  'system',
] as const;

/** A kind of event that is sent. */
export type SettableKind = (typeof settableKinds)[number];

/** The values in the text of a notification, beside its ad: different for each event. */
export interface NotificationFacts {
  /** Name of the writer, of the new member or of a passkey. */
  readonly name?: string;
  readonly company?: string;
  /** Number of a car service. */
  readonly service?: number;
  /** Such as “Chrome, Windows”. */
  readonly device?: string;
  /** ISO code. */
  readonly country?: string;
  /** Name of a packet, the credits that it costs, and those that are there. */
  readonly plan?: 'lot' | 'showroom';
  readonly credits?: number;
  readonly balance?: number;
  /** What buyers see of an order, and its money in minor units. */
  readonly order?: string;
  readonly total?: number;
  readonly currency?: CreditCurrency;
  readonly tier?: Tier;
  /** A level of the loyalty programme. */
  readonly level?: LoyaltyLevel['id'];
  /** When an ad, a packet or a promotion ends; ISO 8601. */
  readonly ends_at?: string;
  /** A fast ad that was renewed, which happens once. [M17] */
  readonly renewed?: boolean;
  /** Whole euros. */
  readonly price_before?: number;
  readonly price?: number;
  /** Why an ad was refused. */
  readonly reasons?: readonly string[];
  /** The grounds of a decision, and until when it can be appealed. [P60] */
  readonly grounds?: readonly string[];
  readonly appeal_until?: string;
  /** The words of a moderator or of another user. */
  readonly text?: string;
}

/** Notifications on a page of their list. [B13] */
export const notificationsPerPage = 24;

/** Notifications that one call marks as read at most. */
export const maxNotificationsRead = 100;

/** Months until a notification is erased. [M64] */
export const notificationMonths = 6;

/**
 * Whether a price is worth telling of: at least 2 % or 100 EUR below the lowest that this person knows.
 *
 * @param known whole euros; null: the price was on request, so nothing fell
 */
export const isPriceDrop = (known: number | null, price: number | null) =>
  known !== null && price !== null && price < known && (known - price >= 100 || (known - price) * 50 >= known);
