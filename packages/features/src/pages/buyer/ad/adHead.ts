import type { AdDetails, AdGone } from '@volan/api-contract';
import { metaText } from '@volan/domain-rules';
import { adHref, priceText } from '../../../blocks/adCard/adCardData.ts';
import type { PageHeadProps } from '../../../shell/head/PageHead.tsx';
import type { Site } from '../../../runtime/site/Site.ts';
import { originOf } from '../../../runtime/site/siteAddress.ts';
import type { Messages } from '../../../runtime/site/useMessages.ts';
import { describeAd } from './describeAd.ts';
import { adJsonLd } from './adJsonLd.ts';

/** The head of an ad's page. Its canonical address is always the slug address without a country. [M60, T01, G10] */
export function adHead(ad: AdDetails, site: Site, messages: Messages): PageHeadProps {
  const origin = originOf(site);
  const [first] = ad.images;
  return {
    title: ad.price === null ? ad.title : `${ad.title}, ${priceText(ad, messages)}`,
    description: describeAd(ad, messages),
    canonical: adHref(site, ad),
    origin,
    ...(first && { picture: first.id, pictureAlt: ad.title }),
    facts: adJsonLd(ad, site, messages),
  };
}

/** The head of an ad that is gone: named, and kept out of search engines. [B53] */
export function goneAdHead(ad: AdGone, site: Site, { t }: Messages): PageHeadProps {
  return {
    title: `${ad.title} – ${t(ad.status === 'paused' ? 'gone.paused-label' : 'gone.label')}`,
    description: metaText(t(ad.status === 'paused' ? 'gone.paused-text' : 'gone.text', { title: ad.title })),
    canonical: adHref(site, ad),
    origin: originOf(site),
    translated: false,
    noindex: true,
  };
}
