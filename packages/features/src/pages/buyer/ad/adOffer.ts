import type { AdDetails } from '@volan/api-contract';
import type { AdTitleProps } from '@volan/ui';
import { priceText, shownTier } from '../../../blocks/adCard/adCardData.ts';
import type { Words } from '../../../runtime/site/useWords.ts';
import { offerTags } from './adTags.ts';

/** What a vehicle costs, how the price is meant and how much that is about at home; words such as "price on request" need no note. [M01, L03] */
export function adOffer(ad: AdDetails, words: Words, priceAbout?: string): AdTitleProps['offer'] {
  const tier = shownTier(ad, words);
  return {
    price: priceText(ad, words),
    ...(ad.price !== null && { priceNote: words.t(`price-type.${ad.price_type}`) }),
    ...(priceAbout && { priceAbout }),
    tags: offerTags(ad, words),
    ...(tier && { tier }),
  };
}
