import type { AdDetails } from '@volan/api-contract';
import type { AdTitleProps } from '@volan/ui';
import { priceText, shownTier } from '../../../blocks/adCard/adCardData.ts';
import type { Messages } from '../../../runtime/site/useMessages.ts';
import { offerTags } from './adTags.ts';

/**
 * The price of a vehicle, the kind of price and the approximate price in the visitor's currency; words such as "price
 * on request" need no note. [M01, L03]
 */
export function adOffer(ad: AdDetails, messages: Messages, priceAbout?: string): AdTitleProps['offer'] {
  const tier = shownTier(ad, messages);
  return {
    price: priceText(ad, messages),
    ...(ad.price !== null && { priceNote: messages.t(`price-type.${ad.price_type}`) }),
    ...(priceAbout && { priceAbout }),
    tags: offerTags(ad, messages),
    ...(tier && { tier }),
  };
}
