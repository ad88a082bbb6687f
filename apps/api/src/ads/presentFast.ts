import type { FastAd, FastAdDetails, FastAdGone } from '@volan/api-contract';
import { listingStatus, type LanguageValue } from '@volan/domain-rules';
import type { CategoryRecord, Registry } from '../taxonomy/Registry.ts';
import { titleIn } from '../taxonomy/titleIn.ts';
import type { AdDetailsRecord, AdRecord } from './AdRecord.ts';
import { placeOf, presentDetails, presentGone, removedStatus, sellerOf } from './presentAd.ts';

/** A fast ad as lists show it. [M17] */
export function presentFast(
  registry: Registry,
  category: CategoryRecord,
  ad: AdRecord,
  language: LanguageValue,
): FastAd {
  return {
    id: ad.id,
    category: { id: category.id, slug: category.slug, title: titleIn(category, language) },
    line: ad.line,
    price: ad.price,
    negotiable: ad.price_type === 'negotiable',
    tags: [...ad.tags],
    image: ad.images[0] ?? null,
    image_count: ad.images.length,
    place: placeOf(registry, { country: ad.country_id, region: ad.region_id, city: ad.city }, language),
    seller: sellerOf(ad),
    created_at: ad.created_at.toISOString(),
  };
}

/** A fast ad as its page shows it. [B38] */
export function presentFastDetails(
  registry: Registry,
  category: CategoryRecord,
  ad: AdDetailsRecord,
  language: LanguageValue,
): FastAdDetails {
  const { image: _cover, ...listed } = presentFast(registry, category, ad, language);
  const { seller } = presentDetails(registry, category, ad, language, false);

  return {
    ...listed,
    images: [...ad.images],
    expires_at: ad.expires_at?.toISOString() ?? null,
    views: ad.views,
    has_phone: ad.has_phone,
    seller,
  };
}

/** The public remainder of a fast ad that is gone, or the full ad that it became. [B38, B53] */
export function presentFastGone(
  registry: Registry,
  category: CategoryRecord,
  ad: AdDetailsRecord,
  language: LanguageValue,
): FastAdGone {
  const gone = presentGone(registry, category, ad, language);
  const isFull = !ad.fast && ad.status === listingStatus.active && ad.sellerInGoodStanding;

  return {
    id: ad.id,
    category: gone.category,
    place: placeOf(registry, { country: ad.country_id, region: ad.region_id, city: ad.city }, language),
    line: gone.status === 'removed' || ad.is_unreviewed ? '' : ad.line,
    status: isFull ? 'full' : removedStatus(ad.status),
    full_ad: isFull ? { id: ad.id, slug: ad.slug, kind: category.kind } : null,
  };
}
