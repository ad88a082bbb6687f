import type { LanguageValue } from '../languages/LanguageValue.ts';
import { pathOf, type BrandPaths } from '../routes/pathOf.ts';
import type { NotificationEvent } from './notifications.ts';

/** The target of a notification's link. */
export interface NotificationTarget {
  readonly event: NotificationEvent;
  readonly ad_id: number | null;
  /** It is about a fast ad. [M17] */
  readonly fast: boolean;
  /** The conversation of a message. */
  readonly conversation: { readonly ad_id: number; readonly other_id: number } | null;
  /** The car service that it is about. @default none */
  readonly service_id?: number | undefined;
}

/** The path of the page where one continues from a notification. [M19] */
export function notificationPath(
  brand: BrandPaths,
  { event, ad_id: adId, fast, conversation, service_id: serviceId }: NotificationTarget,
  language: LanguageValue,
) {
  switch (event) {
    case 'message':
      return conversation
        ? pathOf(brand, 'conversation', { adId: conversation.ad_id, accountId: conversation.other_id }, language)
        : pathOf(brand, 'messages', {}, language);
    case 'price-drop':
      return fast
        ? pathOf(brand, 'fastAd', { fastAdId: adId ?? 0 }, language)
        : pathOf(brand, 'adDetails', { adId: adId ?? 0 }, language);
    case 'approved':
    case 'expires':
    case 'confirm':
    case 'confirm-last':
      return pathOf(brand, fast ? 'myFastAds' : 'activeAds', {}, language);
    case 'rejected':
    case 'removed':
    case 'review-removed':
    case 'appeal-won':
    case 'appeal-upheld':
      return pathOf(brand, 'statements', {}, language);
    case 'report-acted':
    case 'report-dismissed':
    case 'user-report-acted':
    case 'user-report-dismissed':
    case 'review-report-acted':
    case 'review-report-dismissed':
      return pathOf(brand, 'notifications', {}, language);
    case 'asked':
    case 'paused':
    case 'expired':
    case 'unconfirmed':
      return pathOf(brand, fast ? 'myFastAds' : 'inactiveAds', {}, language);
    case 'plan-ends':
    case 'plan-renews':
    case 'plan-renewed':
    case 'plan-unpaid':
      return pathOf(brand, 'myPlan', {}, language);
    case 'order-paid':
    case 'order-refunded':
      return pathOf(brand, 'orders', {}, language);
    case 'boost-ended':
      return `${pathOf(brand, 'boosts', {}, language)}?ad=${adId ?? 0}`;
    case 'level-reached':
      return pathOf(brand, 'myLoyaltyProgram', {}, language);
    case 'member-joined':
      return pathOf(brand, 'companyMembers', {}, language);
    case 'company-approved':
    case 'company-changed':
    case 'company-asked':
    case 'company-rejected':
    case 'company-change-rejected':
      return pathOf(brand, 'ownCompany', {}, language);
    case 'review-received':
    case 'review-replied':
      return `${pathOf(brand, 'service', { serviceId: serviceId ?? 0 }, language)}#reviews`;
    case 'member-removed':
      return pathOf(brand, 'profile', {}, language);
    case 'new-device':
    case 'password-changed':
    case 'second-factor-on':
    case 'second-factor-off':
    case 'passkey-added':
      return `${pathOf(brand, 'settings', {}, language)}?tab=security`;
  }
}
