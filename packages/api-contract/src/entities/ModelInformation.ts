import { z } from 'zod';
import { AdName } from './Ad.ts';

/** Asking prices of some ads: nearly all (the middle 80 %) lie between `low` and `high`. Whole euros. [B28] */
export const PriceSpread = z
  .object({
    count: z.int().describe('ads with a price'),
    low: z.int().describe('a tenth of the ads is cheaper'),
    median: z.int(),
    high: z.int().describe('a tenth of the ads is dearer'),
  })
  .meta({ id: 'PriceSpread' });
export type PriceSpread = z.infer<typeof PriceSpread>;

/** A generation of a model with its active ads. */
export const ModelGeneration = z
  .object({
    slug: z.string(),
    title: z.string(),
    year_from: z.int().nullable(),
    year_to: z.int().nullable().describe('null: still built, or unknown'),
    count: z.int().describe('active ads'),
    prices: PriceSpread.nullable().describe('null where there are too few ads for a spread'),
    picture: z.int().nullable().describe('first picture of its newest ad; addresses are made by `pictureUrl`'),
  })
  .meta({ id: 'ModelGeneration' });
export type ModelGeneration = z.infer<typeof ModelGeneration>;

/** How the ads of a model answer a question about the vehicle itself: fuel, gearbox, body. */
export const ModelFact = z
  .object({
    key: z.string().describe('slug of the specification, the key in `filters`'),
    title: z.string(),
    icon: z.string().nullable(),
    answers: z
      .array(z.object({ slug: z.string(), title: z.string(), count: z.int() }))
      .describe('answers that ads give, the most frequent first'),
  })
  .meta({ id: 'ModelFact' });
export type ModelFact = z.infer<typeof ModelFact>;

/** A number of the ads of a model: power, engine size, mileage. */
export const ModelMeasure = z
  .object({
    key: z.enum(['power_kw', 'displacement', 'mileage']).describe('kilowatts, cubic centimetres, kilometres'),
    count: z.int().describe('ads that say it'),
    low: z.int().describe('a tenth of the ads is below'),
    median: z.int(),
    high: z.int().describe('a tenth of the ads is above'),
  })
  .meta({ id: 'ModelMeasure' });
export type ModelMeasure = z.infer<typeof ModelMeasure>;

/** Facts about a model, from its ads only. [B28] */
export const ModelInformation = z
  .object({
    brand: AdName,
    model: AdName,
    category: z.object({ id: z.int(), slug: z.string(), title: z.string(), kind: z.string() }),
    count: z.int().describe('active ads'),
    generations: z.array(ModelGeneration).describe('the newest first'),
    prices: PriceSpread.nullable().describe('null where there are too few ads for a spread'),
    bars: z
      .array(z.object({ from: z.int(), to: z.int(), count: z.int() }))
      .describe(
        'asking prices in bars of one width; the first and the last hold what lies beyond; empty without `prices`',
      ),
    years: z
      .array(z.object({ year: z.int(), prices: PriceSpread }))
      .describe('model years with enough ads, the newest first'),
    facts: z.array(ModelFact),
    measures: z.array(ModelMeasure),
    others: z
      .array(z.object({ slug: z.string(), title: z.string(), count: z.int() }))
      .max(8)
      .describe('other models of the make in the same category, those with most ads'),
  })
  .meta({ id: 'ModelInformation' });
export type ModelInformation = z.infer<typeof ModelInformation>;

/** A make with some of its models. */
export const ModelsOfBrand = z
  .object({
    slug: z.string(),
    title: z.string(),
    count: z.int().describe('active ads of the make'),
    total: z.int().describe('models of the make, with ads or without'),
    models: z
      .array(z.object({ slug: z.string(), title: z.string(), count: z.int() }))
      .describe('those with most ads first'),
  })
  .meta({ id: 'ModelsOfBrand' });
export type ModelsOfBrand = z.infer<typeof ModelsOfBrand>;
