/** The usual rate of value added tax in Serbia, in percent. Prices of the price list hold it. [A20] */
export const vatPercent = 20;

/**
 * The part of a price without tax, in minor units, rounded to the nearest; the tax is the rest, so that both always add
 * up to the price.
 */
export const netOf = (price: number, percent = vatPercent) => Math.round((price * 100) / (100 + percent));
