import type { Order } from '@volan/api-contract';
import type { ProductKind } from '@volan/domain-rules';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import type { Site } from '../../../runtime/site/Site.ts';
import { promoteHref } from '../../../blocks/cart/promoteHref.ts';
import type { Messages } from '../../../runtime/site/useMessages.ts';

/** A bought product with the data that its link needs. */
export interface Bought {
  readonly kind: ProductKind;
  /** The own ad that it is for. */
  readonly adId: number | null;
}

/** A way to something that was bought. */
export interface BoughtLink {
  readonly label: string;
  readonly href: string;
}

/** What kind a product of an ad is, by its id in the price list. */
const kindOfAdProduct = (product: string): ProductKind =>
  product === 'review' ? 'review' : product.startsWith('images-') ? 'images' : 'boost';

/**
 * All that an order gave: what credits paid with it, and what its money bought. What its ad could not have any more
 * became credits.
 */
export const boughtOf = ({ items, in_credits: inCredits }: Pick<Order, 'items' | 'in_credits'>): Bought[] => [
  ...inCredits.map(({ product, ad }) => ({ kind: kindOfAdProduct(product), adId: ad.id })),
  ...items.map(({ kind, ad, is_used: isUsed }) =>
    ad && !isUsed ? { kind: 'credits' as const, adId: null } : { kind, adId: ad?.id ?? null },
  ),
];

/** The promotions of the ad that was promoted; all own promotions where there were several ads. */
function boostsHref(bought: readonly Bought[], site: Site): string {
  const ads = new Set(bought.flatMap(({ kind, adId }) => (kind === 'boost' && adId !== null ? [adId] : [])));
  const [only] = ads;
  const path = pagePath(site, 'boosts', {});

  return ads.size === 1 ? `${path}?ad=${only}` : path;
}

/** The way back to the promotion that credits were bought for; none for any other order. [J32] */
export function promoteLinks(
  { begun_for: begunFor }: Pick<Order, 'begun_for'>,
  site: Site,
  { t }: Pick<Messages, 't'>,
): BoughtLink[] {
  if (begunFor === null) return [];

  const { ad_id: ad, tier } = begunFor;
  return [{ label: t('payment.promote'), href: promoteHref(site, { ad, tier }) }];
}

/** Where what was bought is used or seen, each place once: where something is left to do comes first. [B33] */
export function boughtLinks(bought: readonly Bought[], site: Site, { t }: Pick<Messages, 't'>): BoughtLink[] {
  const has = (kind: ProductKind) => bought.some((each) => each.kind === kind);
  const forms = new Set(bought.flatMap(({ kind, adId }) => (kind === 'images' && adId !== null ? [adId] : [])));
  const categorySlug = site.brand.defaultCategory;

  return [
    ...[...forms].map((adId) => ({
      label: t('payment.to-pictures'),
      href: pagePath(site, 'editAd', { categorySlug, adId }),
    })),
    ...(has('plan') ? [{ label: t('payment.to-plan'), href: pagePath(site, 'myPlan', {}) }] : []),
    ...(has('boost') ? [{ label: t('payment.to-boosts'), href: boostsHref(bought, site) }] : []),
    ...(has('review') ? [{ label: t('boosts.choose'), href: pagePath(site, 'inactiveAds', {}) }] : []),
    ...(has('credits') ? [{ label: t('payment.to-credits'), href: pagePath(site, 'credits', {}) }] : []),
  ];
}
