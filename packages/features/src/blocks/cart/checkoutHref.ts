import { writeCartText, type CartItem } from '@volan/domain-rules';
import { pagePath } from '../../runtime/site/pagePath.ts';
import type { Site } from '../../runtime/site/Site.ts';
import { promoteHref, promotionQuery, type AdPromotion } from './promoteHref.ts';

/** Pages from which something goes to the checkout beside the cart; the way back leads there again. */
const origins = {
  plans: 'paymentPlans',
  prices: 'prices',
  credits: 'credits',
  ads: 'activeAds',
  boosts: 'boosts',
} as const;

/** Where somebody chose what is bought, when it was not put into the cart. */
export type CheckoutOrigin = keyof typeof origins;

/** The origin that an address names; null: the cart. */
export const originIn = (text: string | null): CheckoutOrigin | null =>
  text !== null && Object.hasOwn(origins, text) ? (text as CheckoutOrigin) : null;

/** The page of an origin; of promotions that of the ad which they, or the credits for them, are for. */
export function originHref(
  site: Site,
  origin: CheckoutOrigin,
  items: readonly CartItem[],
  begunFor: AdPromotion | null = null,
): string {
  if (origin === 'boosts') {
    if (begunFor) return promoteHref(site, begunFor);

    const ad = items.find((item) => item.ad !== undefined)?.ad;
    if (ad !== undefined) return promoteHref(site, { ad, tier: null });
  }

  return pagePath(site, origins[origin], {});
}

/** The parameters of a checkout's address beside its items. */
export interface CheckoutAddress {
  /** @default the cart */
  readonly from?: CheckoutOrigin | null | undefined;
  /** Credits are proposed as the way to pay. */
  readonly inCredits?: boolean;
  /** The promotion that credits are bought for. @default none */
  readonly begunFor?: AdPromotion | null | undefined;
}

/** The page where items are paid; visitors sign in first and then come to it. [M40] */
export function checkoutHref(
  site: Site,
  items: readonly CartItem[],
  { from, inCredits = false, begunFor }: CheckoutAddress = {},
): string {
  const origin = from ? `&from=${from}` : '';
  const method = inCredits ? '&method=credits' : '';
  const promotion = begunFor ? `&${promotionQuery(begunFor)}` : '';
  const wanted = encodeURIComponent(writeCartText(items));

  return `${pagePath(site, 'checkout', {})}?items=${wanted}${origin}${method}${promotion}`;
}
