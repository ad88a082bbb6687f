import type { CreditCurrency, WrittenLanguage } from '@volan/domain-rules';
import { perLanguage } from './perLanguage.ts';

const format = (tag: string, currency: CreditCurrency) =>
  new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    // "din." is not understood abroad; the sign of the euro is.
    currencyDisplay: currency === 'RSD' ? 'code' : 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });

const formats = perLanguage((tag) => ({ RSD: format(tag, 'RSD'), EUR: format(tag, 'EUR') }));

/**
 * The price of a service, from minor units: `600 RSD` in Serbian, `€4.20` in English; whole amounts have no decimals.
 * [L01]
 */
export function formatMoney(minor: number, currency: CreditCurrency, language: WrittenLanguage) {
  return formats(language)[currency].format(minor / 100);
}
