import { languageValues } from '@volan/domain-rules';
import { z } from 'zod';

const flag = z.union([z.literal(0), z.literal(1)]);

/** A title by language; languages without one show the English or the Serbian title. */
export const ManagedTitles = z.partialRecord(z.enum(languageValues), z.string()).meta({ id: 'ManagedTitles' });
export type ManagedTitles = z.infer<typeof ManagedTitles>;

/** What every row of the taxonomy has where administrators manage it. */
const managed = {
  id: z.int(),
  slug: z.string(),
  sort: z.int(),
  status: flag.describe('0: out of use'),
  version: z.int().describe('counts its changes: sent back with a change'),
  ads: z.int().describe('ads that would lose something with it, in every state'),
};

/** A category as administrators manage it. [E07, J101] */
export const ManagedCategory = z
  .object({
    ...managed,
    parent_id: z.int().nullable(),
    kind: z.string(),
    icon: z.string(),
    titles: ManagedTitles,
    children: z.int().describe('other reasons why it cannot be removed: categories below, models, drafts, feeds'),
    specifications: z.int().describe('questions asked in it, without those that it inherits'),
  })
  .meta({ id: 'ManagedCategory' });
export type ManagedCategory = z.infer<typeof ManagedCategory>;

/** The type of the answers to a question. */
export const specificationTypes = ['enum', 'bool', 'int', 'decimal', 'year', 'month-year', 'color', 'text'] as const;

/** The flags of a question, each set by a call of its own. [E20] */
export const specificationFlags = ['infilter', 'highlight', 'shortfilter', 'intitle', 'multi'] as const;

/** A question about an ad as administrators manage it. [E20, J113] */
export const ManagedSpecification = z
  .object({
    ...managed,
    group_id: z.int(),
    type: z.enum(specificationTypes),
    unit: z.string().nullable(),
    min: z.number().nullable(),
    max: z.number().nullable(),
    step: z.number().nullable(),
    match: z.enum(['any', 'all']),
    depends_on_filter_id: z.int().nullable(),
    source: z
      .string()
      .nullable()
      .describe('the field of an ad that holds the answer; such a question cannot be removed'),
    icon: z.string().nullable(),
    infilter: flag,
    highlight: flag,
    shortfilter: flag,
    intitle: flag,
    multi: flag,
    required: flag,
    titles: ManagedTitles,
    category_ids: z.array(z.int()).describe('where it is asked; categories below ask it too'),
    answers: z.int(),
    several: z.int().describe('ads that hold several answers to it'),
  })
  .meta({ id: 'ManagedSpecification' });
export type ManagedSpecification = z.infer<typeof ManagedSpecification>;

/** A group of questions as administrators manage it. [E22, J124] */
export const ManagedGroup = z
  .object({ ...managed, titles: ManagedTitles, specifications: z.int() })
  .meta({ id: 'ManagedGroup' });
export type ManagedGroup = z.infer<typeof ManagedGroup>;

/** An answer to a question as administrators manage it. [E21, J129] */
export const ManagedAnswer = z
  .object({
    ...managed,
    specification_id: z.int(),
    parent_id: z.int().nullable(),
    icon: z.string().nullable(),
    titles: ManagedTitles,
    former: z.array(z.string()).describe('slugs that it had; addresses with them still lead to it'),
    children: z.int().describe('answers below it, and questions asked only after it'),
  })
  .meta({ id: 'ManagedAnswer' });
export type ManagedAnswer = z.infer<typeof ManagedAnswer>;

/** A make as administrators manage it. [E28] */
export const ManagedBrand = z
  .object({
    ...managed,
    title: z.string(),
    logo: z.string().nullable(),
    category_ids: z.array(z.int()),
    models: z.int(),
  })
  .meta({ id: 'ManagedBrand' });
export type ManagedBrand = z.infer<typeof ManagedBrand>;

/** A model as administrators manage it. [E29] */
export const ManagedModel = z
  .object({ ...managed, title: z.string(), brand_id: z.int(), category_id: z.int(), chassis: z.int() })
  .meta({ id: 'ManagedModel' });
export type ManagedModel = z.infer<typeof ManagedModel>;

/** A generation as administrators manage it. [E30] */
export const ManagedChassis = z
  .object({
    ...managed,
    title: z.string(),
    model_id: z.int(),
    codes: z.array(z.string()),
    year_from: z.int().nullable(),
    year_to: z.int().nullable(),
  })
  .meta({ id: 'ManagedChassis' });
export type ManagedChassis = z.infer<typeof ManagedChassis>;

/** A synonym. [N01] */
export const Synonym = z
  .object({ id: z.int(), word: z.string(), meaning: z.string(), lang: z.string().nullable() })
  .meta({ id: 'Synonym' });
export type Synonym = z.infer<typeof Synonym>;

/** A text that found nothing. */
export const MissedSearch = z.object({ text: z.string(), times: z.int() }).meta({ id: 'MissedSearch' });
export type MissedSearch = z.infer<typeof MissedSearch>;

/** The uses that prevent a removal. */
export const InUse = z
  .object({ ads: z.int(), rows: z.int().describe('rows of the taxonomy, drafts and feeds that hang on it') })
  .meta({ id: 'InUse' });
export type InUse = z.infer<typeof InUse>;

/** Both versions of a row that somebody else changed first. */
export const StaleVersion = z
  .object({
    yours: z.int().describe('the version that the change began from'),
    stored: z.int(),
    row: z.record(z.string(), z.unknown()).describe('the row as it is now'),
  })
  .meta({ id: 'StaleVersion' });
export type StaleVersion = z.infer<typeof StaleVersion>;

/** The audit entry of a change; an undo needs it. */
export const ChangeMeta = z.object({ change: z.int() });
export type ChangeMeta = z.infer<typeof ChangeMeta>;
