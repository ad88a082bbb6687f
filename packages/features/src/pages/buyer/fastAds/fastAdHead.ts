import type { FastAdDetails, FastAdGone } from '@volan/api-contract';
import { emptyFastAdQuery, metaText, pictureUrl } from '@volan/domain-rules';
import { fastAdHref, fastAdsHref } from '../../../blocks/fastAds/fastAdHref.ts';
import { breadcrumbFacts } from '../../../shell/head/breadcrumbFacts.ts';
import type { PageHeadProps } from '../../../shell/head/PageHead.tsx';
import type { Site } from '../../../runtime/site/Site.ts';
import { originOf } from '../../../runtime/site/siteAddress.ts';
import type { Messages } from '../../../runtime/site/useMessages.ts';
import { describeFastAd, fastAdPrice } from './fastAdText.ts';

/** Width of a picture for others, in pixels. */
const sharedWidth = 1200;

/** A product and its offer, and its place in the site. `undefined` members are not written. [M60] */
function fastAdFacts(ad: FastAdDetails, site: Site, messages: Messages): object[] {
  const origin = originOf(site);
  const url = origin + fastAdHref(site, ad);
  const { t } = messages;
  const category = { ...emptyFastAdQuery, category: ad.category.slug };
  const itemCondition = `https://schema.org/${ad.tags.includes('faulty') ? 'Damaged' : 'Used'}Condition`;

  return [
    {
      '@type': 'Product',
      '@id': `${url}#product`,
      name: ad.line,
      description: describeFastAd(ad, messages),
      url,
      sku: String(ad.id),
      category: ad.category.title,
      image: ad.images.map(({ id }) => origin + pictureUrl(id, { w: sharedWidth })),
      itemCondition,
      offers: {
        '@type': 'Offer',
        url,
        price: ad.price ?? undefined,
        priceCurrency: ad.price === null ? undefined : 'EUR',
        priceValidUntil: ad.expires_at?.slice(0, 10),
        availability: 'https://schema.org/InStock',
        itemCondition,
        availableAtOrFrom: {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            addressLocality: ad.place.city ?? undefined,
            addressRegion: ad.place.region?.title,
            addressCountry: ad.place.country,
          },
        },
        seller: { '@type': ad.seller.type === 'private' ? 'Person' : 'Organization', name: ad.seller.name },
      },
    },
    breadcrumbFacts([
      { label: t('fast-list.title'), address: origin + fastAdsHref(site, emptyFastAdQuery) },
      { label: ad.category.title, address: origin + fastAdsHref(site, category) },
      { label: ad.line, address: url },
    ]),
  ];
}

/** The head of the page of a fast ad. [M60, B38] */
export function fastAdHead(ad: FastAdDetails, site: Site, messages: Messages): PageHeadProps {
  const [first] = ad.images;

  return {
    title: `${ad.line}, ${fastAdPrice(ad, messages)}`,
    description: describeFastAd(ad, messages),
    canonical: fastAdHref(site, ad),
    origin: originOf(site),
    ...(first && { picture: first.id, pictureAlt: ad.line }),
    facts: fastAdFacts(ad, site, messages),
  };
}

/** The pictures belong to the page of the ad: search engines keep that one. [B37] */
export const fastAdImagesHead = (ad: FastAdDetails, site: Site, messages: Messages): PageHeadProps => ({
  ...fastAdHead(ad, site, messages),
  title: messages.t('fast-page.images', { line: ad.line }),
  translated: false,
  noindex: true,
  facts: [],
});

/** The head of a fast ad that is gone: named, and kept out of search engines. [B53] */
export function goneFastAdHead(ad: FastAdGone, site: Site, { t }: Messages): PageHeadProps {
  const title = ad.line || ad.category.title;

  return {
    title: `${title} – ${t('gone.label')}`,
    description: metaText(t('gone.text', { title })),
    canonical: fastAdHref(site, ad),
    origin: originOf(site),
    translated: false,
    noindex: true,
  };
}
