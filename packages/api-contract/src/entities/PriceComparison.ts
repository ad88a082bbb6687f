import { priceWords } from '@volan/domain-rules';
import { z } from 'zod';

/** A word for a price, from the buyer's best to worst. [N03] */
export const PriceWord = z.enum(priceWords).meta({ id: 'PriceWord' });
export type PriceWord = z.infer<typeof PriceWord>;

/** The rating of a price as cards show it. [M52, N03] */
export const PriceLabel = z
  .object({ word: PriceWord, median: z.int().describe('median of the comparable ads, whole euros') })
  .meta({ id: 'PriceLabel' });
export type PriceLabel = z.infer<typeof PriceLabel>;

/**
 * Bounds of the compared ads: the same model and fuel, with years and kilometres between these limits, which are
 * included. [N03]
 */
export const ComparedGroup = z
  .object({
    fuel: z.object({ slug: z.string(), title: z.string() }),
    year_from: z.int(),
    year_to: z.int(),
    mileage_from: z.int().describe('kilometres'),
    mileage_to: z.int().nullable().describe('null: no upper bound'),
  })
  .meta({ id: 'ComparedGroup' });
export type ComparedGroup = z.infer<typeof ComparedGroup>;

/** Prices of comparable ads, including the rated one; whole euros. */
export const ComparedPrices = z
  .object({
    count: z.int(),
    median: z.int(),
    low: z.int().describe('a quarter asks for less'),
    high: z.int().describe('a quarter asks for more'),
    prices: z.array(z.int()).max(40).describe('in order; of more than 40 ads evenly chosen ones'),
  })
  .meta({ id: 'ComparedPrices' });
export type ComparedPrices = z.infer<typeof ComparedPrices>;

const compared = { group: ComparedGroup, compared: ComparedPrices };

/** The comparison of a price, with its evidence. [N03] */
export const PriceComparison = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('rated'),
      word: PriceWord,
      percent: z.int().describe('above the median; negative below it'),
      ...compared,
    }),
    z.object({
      kind: z.literal('out-of-line').describe('less than half of the median'),
      percent: z.int(),
      ...compared,
    }),
    z.object({
      kind: z.literal('too-few').describe('not enough data'),
      count: z.int(),
      needed: z.int(),
      group: ComparedGroup,
    }),
    z.object({ kind: z.literal('no-price').describe('on request, or a figure that is no price of a vehicle') }),
    z.object({ kind: z.literal('damaged').describe('its price is that of a damage') }),
    z.object({ kind: z.literal('not-comparable').describe('model, year, mileage or fuel is not said') }),
    z.object({ kind: z.literal('pending').describe('not counted yet, or the counts are too old') }),
  ])
  .meta({ id: 'PriceComparison' });
export type PriceComparison = z.infer<typeof PriceComparison>;

/** A price from the moment it was asked for. [N02] */
export const PriceMoment = z
  .object({
    at: z.iso.datetime(),
    price: z.int().nullable().describe('whole euros; null while it was on request'),
  })
  .meta({ id: 'PriceMoment' });
export type PriceMoment = z.infer<typeof PriceMoment>;
