import { z } from 'zod';
import { encodings } from '../platform/files/openText.ts';

const column = z.string().min(1);

/** An expression of the language that the importer runs on. */
const pattern = z.string().refine((text) => {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}, 'is no regular expression');

/** Number format of a source. Numbers without separators need no `thousands`. */
const numberFormat = z.strictObject({
  decimal: z.enum(['.', ',']),
  thousands: z.enum(['.', ',', ' ', "'"]).optional(),
});

/** A date: `YYYY`, `YY`, `MM`, `M`, `DD`, `D`, `HH`, `mm` and `ss` stand for figures, everything else for itself. */
const dateFormat = z.string().regex(/Y/, 'names no year');

/** A number in a column, in the unit the source uses. */
const numberRule = z.strictObject({
  column,
  /** Columns to look in when the first is empty. */
  orColumns: z.array(column).default([]),
  /** Pieces of text around the digits, such as `$`, `,` or `km`. */
  strip: z.array(z.string().min(1)).default([]),
  /** Number format of this column, if it differs from that of the source. */
  format: numberFormat.optional(),
  /** The unit of figures without a unit. A unit after the figures has priority. */
  unit: z.enum(['one', 'km', 'miles', 'kW', 'PS', 'litres', 'cm3', 'litres-or-cm3', 'mpg']).default('one'),
  /** The source writes 0 for an unknown number. */
  zeroIsUnknown: z.boolean().default(false),
});

/** Sources of the product itself: the demo, the form of an ad, and feeds of companies. */
const ownSources: readonly string[] = ['demo', 'form', 'feed'];

/** How a text is cleaned before it is shown. */
const textRule = z.strictObject({
  column,
  replace: z.record(z.string(), z.string()).default({}),
});

/**
 * The meaning of a source's columns. Everything that the importer knows about a source is in its mapping, and none of
 * it is in code.
 *
 * Slugs are those of the taxonomy (categories, makes, models, specifications, answers).
 */
export const mappingSchema = z.strictObject({
  /** Name of the source; kept with every ad, so a second run finds the ads of the first. */
  name: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .refine((name) => !ownSources.includes(name), 'is a source of the product itself: give it another one'),
  about: z.string(),
  /**
   * `utf8-or-…` reads a file as UTF-8 if all of it is valid, otherwise in the other encoding. A byte order mark of
   * UTF-8 or UTF-16 has priority.
   */
  encoding: z.enum(encodings),
  separator: z.string().length(1),
  /**
   * Files without a header: names of columns by their position, counted from 0. Cells that nobody names are not read.
   */
  columns: z.record(column, z.int().nonnegative()).optional(),
  /**
   * New columns from others: each named group of the expression is one, such as `(?<kw>\d+) kW`. A cell that the
   * expression does not match gives empty columns, and is counted.
   */
  extract: z.array(z.strictObject({ column, pattern })).default([]),
  /** Columns that the files lack, with the value for all of their rows: the make, for a maker's own file. */
  fill: z.record(column, z.string()).default({}),
  /** Marks of the source's numbers. Without them a figure that can be read in two ways, such as `2.500`, is refused. */
  numberFormat: numberFormat.optional(),
  category: z.string(),
  /** Rows of another category. */
  categoryRules: z.array(z.strictObject({ column, values: z.array(z.string()), category: z.string() })).default([]),
  /** Rows that do not offer a vehicle. The report shows the reason. */
  refuse: z
    .array(z.strictObject({ column, values: z.array(z.string()), reason: z.enum(['wanted-ad', 'not-a-make']) }))
    .default([]),
  /**
   * The column with the source's own id, or several columns that form it. Without it a row is recognised by a
   * fingerprint of all columns except the price.
   */
  id: z.union([column, z.array(column).min(1)]).optional(),
  /** Columns that a file may lack: they are read as empty. */
  optional: z.array(column).default([]),
  /** Columns that change for the same vehicle, such as views. They are not part of the fingerprint. */
  ignored: z.array(column).default([]),
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
    /**
     * A town by its name in the country's own or in Latin letters. If several towns have the name, it is the one in the
     * row's region, or else the largest. Feeds of companies ask for the region instead.
     */
    town: z.strictObject({ column, aliases: z.record(z.string(), z.string()).default({}) }).optional(),
    /** The source's word to the code of a region (ISO 3166-2); names of regions need none. */
    region: z.strictObject({ column, aliases: z.record(z.string(), z.string()).default({}) }).optional(),
  }),
  make: z.strictObject({
    column,
    /** The source's word to the slug of a make. */
    aliases: z.record(z.string(), z.string()).default({}),
    /** Makes whose name the source cut after its first word: the model begins with the rest of the name. */
    cut: z.record(z.string(), z.string()).default({}),
    /** Words for "another make", with the text that is shown instead. */
    others: z.record(z.string(), z.string()).default({}),
  }),
  model: z.strictObject({
    column,
    /** Slug of a make, then the source's word to the slug of a model. */
    aliases: z.record(z.string(), z.record(z.string(), z.string())).default({}),
    /** Slug of a make, then pattern to the slug of a model: `316` is a `3-series`. */
    patterns: z.record(z.string(), z.record(z.string(), z.string())).default({}),
    /** Words for an unknown model. */
    unknown: z.array(z.string()).default([]),
    /** Patterns and their replacements, applied before any look-up. */
    replace: z.record(z.string(), z.string()).default({}),
    /** The column begins with the make. */
    beginsWithMake: z.boolean().default(false),
  }),
  /**
   * The generation. Without a column, or if its words match no generation, `byYear` uses the year if only one
   * generation has it.
   */
  generation: z.strictObject({ column: column.optional(), byYear: z.boolean().default(false) }).optional(),
  /** 17 letters and digits; never shown. */
  vin: column.optional(),
  /**
   * Columns with web addresses or file names of pictures, the first one first; `separator` where a cell holds several.
   * At most 20 are taken.
   */
  pictures: z.strictObject({ columns: z.array(column).min(1), separator: z.string().min(1).optional() }).optional(),
  line: textRule.optional(),
  description: textRule.optional(),
  price: z.strictObject({
    ...numberRule.shape,
    currency: z.string().length(3),
    /** A column with the currency of the row; empty cells mean `currency`. */
    currencyColumn: column.optional(),
    /** Cells that mean "on request": `""` for an empty one, `na upit`. Capitals do not count. */
    onRequest: z.array(z.string()).default([]),
    /** How the price is meant, by the source's words; every other word means a fixed price. */
    type: z
      .strictObject({ column, values: z.record(z.string(), z.enum(['fixed', 'negotiable', 'vat-deductible'])) })
      .optional(),
  }),
  /** Euros for one unit of a currency on a day. */
  rates: z
    .record(
      z.string().length(3),
      z.strictObject({ euros: z.number().positive(), date: z.iso.date(), source: z.string() }),
    )
    .default({}),
  /** The year of first registration, a date that holds it, or an age in years with the year it is counted from. */
  year: z.strictObject({ ...numberRule.shape, ageIn: z.int().optional(), date: dateFormat.optional() }),
  mileage: numberRule,
  power: numberRule.optional(),
  displacement: numberRule.optional(),
  /**
   * Answers by the source's words: slug, several slugs, or null for a word without meaning. Titles of an answer in a
   * language of the product need no row here.
   */
  answers: z
    .array(
      z.strictObject({
        column,
        specification: z.string(),
        values: z.record(z.string(), z.union([z.string(), z.array(z.string()), z.null()])).default({}),
        /** The separator between the words of a list in one cell. Unknown words of a list are counted, not refused. */
        separator: z.string().min(1).optional(),
      }),
    )
    .default([]),
  /** Numbers without a column of their own. Outside the limits of the specification they are left empty and counted. */
  numbers: z.array(z.strictObject({ ...numberRule.shape, specification: z.string() })).default([]),
  /** Answers that are true for every row. If a question takes one answer, the last rule that has an answer wins. */
  constants: z.array(z.strictObject({ specification: z.string(), answer: z.string() })).default([]),
  /** When the source first showed the ad. */
  firstSeen: z.union([column, z.strictObject({ column, date: dateFormat })]).optional(),
});

/** A checked mapping. */
export type Mapping = z.infer<typeof mappingSchema>;

/** A number of a mapping. */
export type NumberRule = z.infer<typeof numberRule>;
