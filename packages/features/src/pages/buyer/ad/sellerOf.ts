import type { AdDetails, Place } from '@volan/api-contract';
import type { SellerCardProps } from '@volan/ui';
import { emptyCatalogQuery } from '@volan/domain-rules';
import { initialsOf } from '../../../blocks/company/initialsOf.ts';
import { catalogHref } from '../../../blocks/catalogSearch/catalogPlace.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import type { Site } from '../../../runtime/site/Site.ts';
import type { Messages } from '../../../runtime/site/useMessages.ts';

/** "Novi Sad, Južna Bačka": a place from near to far; the country only where nothing nearer is known. */
export function placeText({ city, region, country }: Place, messages: Messages) {
  const near = [...new Set([city, region?.title])].filter((name) => name !== null && name !== undefined);
  return near.length > 0 ? near.join(', ') : messages.country(country);
}

/** The page with all ads of the seller: that of the company, else the category of the ad. [M53, M58] */
export function sellersAdsHref({ seller, category }: Pick<AdDetails, 'seller' | 'category'>, site: Site) {
  return seller.company === null
    ? catalogHref(site, {
        categorySlug: category.slug,
        query: { ...emptyCatalogQuery, seller: seller.id },
        view: 'list',
      })
    : pagePath(site, 'company', { companySlug: seller.company });
}

/** The seller, in the words of the visitor. Never a phone number or an e-mail address. [M53] */
export function sellerOf(
  ad: Pick<AdDetails, 'seller' | 'place' | 'category'>,
  site: Site,
  messages: Messages,
): SellerCardProps {
  const { seller, place } = ad;
  const { t } = messages;
  const since = t('ad.member-since', { year: messages.year(new Date(seller.since).getUTCFullYear()) });

  return {
    name: seller.name,
    initials: initialsOf(seller.name),
    ...(seller.avatar !== null && { picture: seller.avatar }),
    company: seller.type !== 'private',
    note: `${t(`seller.${seller.type}`)}, ${since}`,
    ...(seller.verified && { verified: t('ad.verified') }),
    lines: [
      // the place of the vehicle, before that of its seller
      { icon: 'map-pin', text: placeText((place.city ?? place.region) ? place : (seller.place ?? place), messages) },
      // a preview does not know them
      ...(seller.ads > 0
        ? [
            {
              icon: 'layout-list' as const,
              text: t('ad.ads-of-seller', { count: seller.ads }),
              // the only ad of a person is the one that is read
              ...((seller.company !== null || seller.ads > 1) && { href: sellersAdsHref(ad, site) }),
            },
          ]
        : []),
    ],
  };
}
