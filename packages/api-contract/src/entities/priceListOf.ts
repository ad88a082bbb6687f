import { brands, priceList, priceOfCredits, type BrandId } from '@volan/domain-rules';
import type { PriceList } from './PriceList.ts';

/** The price list of a brand, as it is sent: in the currency of its credits. [L01, L02] */
export function priceListOf(brand: BrandId): PriceList {
  const { creditCurrency: currency } = brands[brand];
  return {
    currency,
    credit_price: priceOfCredits(1, currency),
    products: priceList(currency).map(({ fullPrice, durationUnit, ...product }) => ({
      ...product,
      full_price: fullPrice,
      duration_unit: durationUnit,
    })),
  };
}
