/** What credits and products are sold in. [L01] */
export type CreditCurrency = 'RSD' | 'EUR';

/** Price of one credit in minor units (para, cent). A price-list rate, not an exchange rate. [L02, T26] */
export const creditPrice: Readonly<Record<CreditCurrency, number>> = { RSD: 100_00, EUR: 1_00 };

/** The price of a number of credits, in minor units. [L02] */
export function priceOfCredits(credits: number, currency: CreditCurrency) {
  return credits * creditPrice[currency];
}
