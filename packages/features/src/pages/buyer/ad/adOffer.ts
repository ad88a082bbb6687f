import type { AdDetails } from '@volan/api-contract';
import type { AdTitleProps } from '@volan/ui';
import { priceText, shownTier } from '../../../blocks/adCard/adCardData.ts';
import type { Messages } from '../../../runtime/site/useMessages.ts';
import { offerTags } from './adTags.ts';

/** "Fixed price · with financing 11.900 €". The price with financing is never the price itself. */
function priceNote({ price_type: type, financing_price: financed }: AdDetails, { t, price }: Messages) {
  const kind = t(`price-type.${type}`);

  return financed === null ? kind : `${kind} · ${t('ad.financing-price', { price: price(financed) })}`;
}

/**
 * The price of a vehicle, the kind of price and the approximate price in the visitor's currency; words such as "price
 * on request" need no note. [M01, L03]
 */
export function adOffer(ad: AdDetails, messages: Messages, priceAbout?: string): AdTitleProps['offer'] {
  const tier = shownTier(ad, messages);
  return {
    price: priceText(ad, messages),
    ...(ad.price !== null && { priceNote: priceNote(ad, messages) }),
    ...(priceAbout && { priceAbout }),
    tags: offerTags(ad, messages),
    ...(tier && { tier }),
  };
}
