import type { WrittenLanguage } from '@volan/domain-rules';
import { perLanguage } from './perLanguage.ts';

const prices = perLanguage(
  (tag) =>
    new Intl.NumberFormat(tag, {
      style: 'currency',
      currency: 'EUR',
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
    }),
);

/** The price of an ad, whole euros: `17.990 €` in Serbian, `€17,990` in English. [L03, T59] */
export function formatPrice(euros: number, language: WrittenLanguage) {
  return prices(language).format(euros);
}
