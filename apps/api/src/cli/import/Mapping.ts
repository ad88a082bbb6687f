import { z } from 'zod';

const column = z.string().min(1);

/** A number in a column, in the unit the source uses. */
const numberRule = z.strictObject({
  column,
  /** Columns to look in when the first is empty. */
  orColumns: z.array(column).default([]),
  /** Pieces of text around the digits, such as `$`, `,` or `km`. */
  strip: z.array(z.string().min(1)).default([]),
  unit: z.enum(['one', 'km', 'miles', 'kW', 'PS', 'litres', 'cm3', 'mpg']).default('one'),
  /** The source writes 0 where it does not know. */
  zeroIsUnknown: z.boolean().default(false),
});

/** How a text is cleaned before it is shown. */
const textRule = z.strictObject({
  column,
  replace: z.record(z.string(), z.string()).default({}),
});

/**
 * What a source's columns mean: everything the importer knows of a source stands here, none of it in code.
 *
 * Slugs are those of the taxonomy (categories, makes, models, specifications, answers).
 */
export const mappingSchema = z.strictObject({
  /** Name of the source; kept with every ad, so a second run finds the ads of the first. */
  name: z.string().regex(/^[a-z0-9-]+$/),
  about: z.string(),
  /** `utf8-or-cp1252` reads a file as UTF-8 when all of it is, else as Windows-1252. */
  encoding: z.enum(['utf8', 'cp1252', 'utf8-or-cp1252']),
  separator: z.string().length(1),
  category: z.string(),
  /** Rows of another category. */
  categoryRules: z.array(z.strictObject({ column, values: z.array(z.string()), category: z.string() })).default([]),
  /** Rows that are no offer of a vehicle; the reason stands in the report. */
  refuse: z
    .array(z.strictObject({ column, values: z.array(z.string()), reason: z.enum(['wanted-ad', 'not-a-make']) }))
    .default([]),
  /** The column with the source's own id; without it a row is known by a fingerprint of all its columns. */
  id: column.optional(),
  /** Accounts that hold the ads, by profile type [M11]: 1 private, 2 dealer. */
  seller: z.strictObject({
    name: z.string(),
    type: z.int().min(1).max(5),
    rule: z.strictObject({ column, types: z.record(z.string(), z.int().min(1).max(5)) }).optional(),
  }),
  place: z.strictObject({
    country: z.string().length(2),
    /** Postal code to region, by its first two digits; `digits` restores a lost leading zero. */
    postalCode: z.strictObject({ column, digits: z.int(), table: z.string() }).optional(),
  }),
  make: z.strictObject({
    column,
    /** The source's word to the slug of a make. */
    aliases: z.record(z.string(), z.string()).default({}),
    /** Makes whose name the source cut after its first word: the rest stands at the beginning of the model. */
    cut: z.record(z.string(), z.string()).default({}),
    /** Words that say the make is another one than those of the source's list, to what is shown instead. */
    others: z.record(z.string(), z.string()).default({}),
  }),
  model: z.strictObject({
    column,
    /** Slug of a make, then the source's word to the slug of a model. */
    aliases: z.record(z.string(), z.record(z.string(), z.string())).default({}),
    /** Slug of a make, then pattern to the slug of a model: `316` is a `3-series`. */
    patterns: z.record(z.string(), z.record(z.string(), z.string())).default({}),
    /** Words that say the model is not known. */
    unknown: z.array(z.string()).default([]),
    /** Patterns to what stands instead, before anything is looked up. */
    replace: z.record(z.string(), z.string()).default({}),
    /** The column begins with the make. */
    beginsWithMake: z.boolean().default(false),
  }),
  line: textRule.optional(),
  description: textRule.optional(),
  price: z.strictObject({ ...numberRule.shape, currency: z.string().length(3) }),
  /** Euros for one unit of a currency on a day. */
  rates: z
    .record(
      z.string().length(3),
      z.strictObject({ euros: z.number().positive(), date: z.iso.date(), source: z.string() }),
    )
    .default({}),
  /** The year of first registration, or an age in years with the year it is counted from. */
  year: z.strictObject({ ...numberRule.shape, ageIn: z.int().optional() }),
  mileage: numberRule,
  power: numberRule.optional(),
  displacement: numberRule.optional(),
  /** Answers by the source's words: slug, several slugs, or null for a word that says nothing. */
  answers: z
    .array(
      z.strictObject({
        column,
        specification: z.string(),
        values: z.record(z.string(), z.union([z.string(), z.array(z.string()), z.null()])),
      }),
    )
    .default([]),
  /** Numbers without a column of their own. Outside the limits of the specification they are left empty and counted. */
  numbers: z.array(z.strictObject({ ...numberRule.shape, specification: z.string() })).default([]),
  /** Answers that hold for every row. */
  constants: z.array(z.strictObject({ specification: z.string(), answer: z.string() })).default([]),
  /** When the source first showed the ad. */
  firstSeen: column.optional(),
});

/** A checked mapping. */
export type Mapping = z.infer<typeof mappingSchema>;

/** A number of a mapping. */
export type NumberRule = z.infer<typeof numberRule>;
