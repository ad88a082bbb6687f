import type { ManagedPayment } from '@volan/api-contract';
import type { ProductKind } from '@volan/domain-rules';
import { isPlainMessageKey, productName } from '@volan/i18n';
import type { TagTone } from '@volan/ui/Tag';
import type { AdminSite } from '../shell/site.ts';
import type { AdminTexts, PlainAdminText } from '@volan/i18n/admin';

/** States of payments in words. */
export const paymentStates = (texts: AdminTexts): Readonly<Record<ManagedPayment['state'], string>> => ({
  started: texts.paymentStarted,
  authorised: texts.paymentAuthorised,
  paid: texts.paymentPaid,
  declined: texts.paymentDeclined,
  review: texts.paymentReview,
  refunded: texts.paymentRefunded,
});

/** The label of a payment's state; a payment that was refunded in part has its own label. */
export const paymentStands = (
  { state, amount, refunded }: Pick<ManagedPayment, 'state' | 'amount' | 'refunded'>,
  texts: AdminTexts,
): string =>
  state === 'refunded' && refunded > 0 && refunded < amount ? texts.paymentPartlyRefunded : paymentStates(texts)[state];

/** Tones of states. */
export const paymentTones: Readonly<Record<ManagedPayment['state'], TagTone>> = {
  started: 'neutral',
  authorised: 'caution',
  paid: 'positive',
  declined: 'neutral',
  review: 'caution',
  refunded: 'info',
};

const reviewTexts: Readonly<Record<string, PlainAdminText>> = {
  'paid-twice': 'paymentTwice',
  'amount-differs': 'paymentAmount',
  'currency-differs': 'paymentCurrency',
  'client-differs': 'paymentMerchant',
  'attempt-differs': 'paymentContradiction',
  'kind-differs': 'paymentContradiction',
  contradiction: 'paymentContradiction',
  'md-status': 'paymentSecure',
  'unknown-response': 'paymentUnknown',
  'paid-late': 'paymentLate',
  'account-removed': 'paymentRemoved',
  'paid-otherwise': 'paymentOtherwise',
};

/** Why a payment was declined or has to be looked at, in words; a reason that this version does not know by its name. */
export function paymentReason(reason: string, { texts, words }: AdminSite): string {
  const own = reviewTexts[reason];
  if (own) return texts[own];
  const key = `payment.reason-${reason}`;
  return isPlainMessageKey(key) ? words.t(key) : reason;
}

/** Kinds of products in words. */
export const kindName = (kind: ProductKind, texts: AdminTexts): string =>
  ({
    credits: texts.kindCredits,
    plan: texts.kindPlan,
    boost: texts.kindBoost,
    images: texts.kindImages,
    review: texts.kindReview,
  })[kind];

/** What was bought: `10 credits × 2`. */
export const boughtText = ({ order }: ManagedPayment, { words }: AdminSite) =>
  order.items
    .map(({ product, quantity }) => `${productName(product, words)} × ${words.formats.number(quantity)}`)
    .join(', ');
