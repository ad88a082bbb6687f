import type { ManagedPayment } from '@volan/api-contract';
import type { ProductKind } from '@volan/domain-rules';
import type { TagTone } from '@volan/ui/Tag';
import type { AdminSite } from '../shell/site.ts';
import type { AdminTexts, PlainAdminText } from '@volan/i18n/admin';

/** Labels of the states of payments. */
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

/** Tones of the states. */
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

/**
 * Text that says why a payment was declined or needs a review; a reason that this version does not know is shown by its
 * name.
 */
export function paymentReason(reason: string, { texts, words }: AdminSite): string {
  const own = reviewTexts[reason];
  if (own) return texts[own];
  return words.find(`payment.reason-${reason}`) ?? reason;
}

/** Labels of the kinds of products. */
export const kindName = (kind: ProductKind, texts: AdminTexts): string =>
  ({
    credits: texts.kindCredits,
    plan: texts.kindPlan,
    boost: texts.kindBoost,
    images: texts.kindImages,
    review: texts.kindReview,
  })[kind];

/** The product and quantity of a payment: `10 credits × 2`. */
export const boughtText = ({ order }: ManagedPayment, { words }: AdminSite) =>
  order.items
    .map(({ product, quantity }) => `${words.productName(product)} × ${words.formats.number(quantity)}`)
    .join(', ');
