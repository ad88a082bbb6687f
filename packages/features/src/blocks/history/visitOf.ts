import type { AdDetails } from '@volan/api-contract';
import { pictureUrl } from '@volan/domain-rules';
import { adHref, priceText } from '../adCard/adCardData.ts';
import type { Site } from '../../runtime/site/Site.ts';
import type { Messages } from '../../runtime/site/useMessages.ts';
import type { VisitIslandProps } from './Visit.island.tsx';

/** Width of the picture of a visited ad, in pixels: two for each of its 104. */
const thumbnailWidth = 240;

/** The stored data of a visited ad. [E10] */
export function visitOf(ad: AdDetails, site: Site, messages: Messages): VisitIslandProps {
  const [first] = ad.images;
  return {
    visit: {
      img: first ? pictureUrl(first.id, { w: thumbnailWidth }) : '',
      title: ad.title,
      price: priceText(ad, messages),
      path: adHref(site, ad),
    },
    tag: messages.tag,
    timeZone: site.brand.timeZone,
  };
}
