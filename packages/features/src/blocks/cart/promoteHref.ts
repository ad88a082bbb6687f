import { maxAdId, tiers, type Tier } from '@volan/domain-rules';
import { pagePath } from '../../runtime/site/pagePath.ts';
import type { Site } from '../../runtime/site/Site.ts';

/** A promotion of an own ad. */
export interface AdPromotion {
  readonly ad: number;
  /** Null: none was chosen yet. */
  readonly tier: Tier | null;
}

/** A tier in an address; null for any other text. */
export const tierIn = (text: string | null): Tier | null => tiers.find((tier) => tier === text) ?? null;

/** The promotion that an address names by `ad` and `tier`; null: none. */
export function promotionIn(query: URLSearchParams): AdPromotion | null {
  const ad = Number(/^[1-9]\d{0,9}$/.exec(query.get('ad') ?? '')?.[0] ?? 0);
  return ad > 0 && ad <= maxAdId ? { ad, tier: tierIn(query.get('tier')) } : null;
}

/** The parameters that `promotionIn` reads. */
export const promotionQuery = ({ ad, tier }: AdPromotion): string => `ad=${ad}${tier === null ? '' : `&tier=${tier}`}`;

/** The page where an own ad is promoted; with a tier it asks whether to pay that one. */
export const promoteHref = (site: Site, promotion: AdPromotion): string =>
  `${pagePath(site, 'boosts', {})}?${promotionQuery(promotion)}`;
