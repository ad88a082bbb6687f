import { z } from 'zod';
import { AdLink } from './SellerAd.ts';

/** How often a feed with an address is fetched; those of uploaded files stay `off`. */
export const feedSchedules = ['off', 'hourly', 'daily'] as const;

/** Why the file of a feed could not be read. */
export const feedErrors = [
  'not-public',
  'unreachable',
  'too-large',
  'too-many-rows',
  'too-slow',
  'unreadable',
  'empty',
  'columns-missing',
  'mapping-missing',
  'plan-needed',
  'not-allowed',
  'failed',
] as const;

/** Errors of a value of a row, and values that an ad is published without. */
export const feedReasons = [
  'required',
  'out-of-range',
  'not-a-number',
  'ambiguous-number',
  'unknown-value',
  'place-needed',
  'ambiguous-place',
  'broken-text',
  'too-long',
  'shifted-columns',
  'duplicate-row',
  'vin',
  'phone',
  'slots-used-up',
  'phone-first',
  'duplicate-ad',
  'ad-ended',
  'passed-over',
  'unknown-vehicle',
  'not-new',
  'picture',
  'failed',
] as const;

/** A word of {@link feedReasons}. */
export type FeedReason = (typeof feedReasons)[number];

/** Longest name of a column, and longest value of a correction that is no description. */
const longest = 12_000;

const byField = (most: number) =>
  z
    .record(z.string().min(1).max(80), z.string().max(most))
    .refine((fields) => Object.keys(fields).length <= 100, 'max');

/** The meaning of the columns of a file. */
export const FeedMapping = z
  .object({
    columns: byField(200).describe('the column of each field; what is left out the file does not say'),
    defaults: byField(200).describe('what stands for an empty cell'),
    decimal: z.enum(['auto', 'comma', 'point']).describe('auto: a figure that can be read in two ways is refused'),
    mileage_unit: z.enum(['km', 'miles']),
    power_unit: z.enum(['kW', 'PS']),
  })
  .meta({ id: 'FeedMapping' });
export type FeedMapping = z.infer<typeof FeedMapping>;

/** Values by field, as they are typed. */
export const FeedCells = byField(longest).meta({ id: 'FeedCells' });

/** One run over the rows of a feed. `read` is the sum of created, updated, unchanged and refused. */
export const FeedRun = z
  .object({
    id: z.int(),
    feed_id: z.int(),
    dry: z.boolean().describe('it reported everything and changed nothing'),
    state: z.enum(['waiting', 'running', 'done', 'failed']),
    created_at: z.iso.datetime(),
    ended_at: z.iso.datetime().nullable(),
    error: z.enum(feedErrors).nullable(),
    detail: z.string().describe('the line or the columns that the error is about'),
    read: z.int(),
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    refused: z.int(),
    paused: z.int().describe('ads that are no longer in the file'),
    resumed: z.int().describe('ads that are in it again'),
    held_back: z
      .int()
      .describe(
        'ads that were not paused although they are missing: the file lacks over 30 % of the stock or ends in a row',
      ),
  })
  .meta({ id: 'FeedRun' });
export type FeedRun = z.infer<typeof FeedRun>;

/** The stock of a company as a file. [H07, M13] */
export const Feed = z
  .object({
    id: z.int(),
    company_id: z.int(),
    name: z.string(),
    category_id: z.int(),
    url: z.string().nullable().describe('null: its files are uploaded'),
    schedule: z.enum(feedSchedules),
    next_run_at: z.iso.datetime().nullable(),
    is_mapped: z.boolean().describe('somebody has said what its columns mean'),
    file: z.object({ name: z.string(), bytes: z.int(), at: z.iso.datetime() }).nullable(),
    ads: z.int().describe('its ads that are public'),
    last_run: FeedRun.nullable(),
  })
  .meta({ id: 'Feed' });
export type Feed = z.infer<typeof Feed>;

/** A possible meaning of a column. */
export const FeedField = z
  .object({
    name: z.string().describe('`make`, `price`, ..., or `answers.` and the slug of a question'),
    title: z.string().describe('name of a question in the language of the reader; else empty'),
    required: z.boolean().describe('no ad without it'),
    options: z.array(z.object({ value: z.string(), title: z.string() })).describe('the answers of a question'),
  })
  .meta({ id: 'FeedField' });
export type FeedField = z.infer<typeof FeedField>;

/** A feed with the content of its file. */
export const FeedDetails = Feed.extend({
  mapping: FeedMapping.describe('the saved one, or a guess by the names of the columns'),
  columns: z.array(z.string()),
  sample: z.array(z.array(z.string())).describe('cells of the first rows, cut where they are long'),
  fields: z.array(FeedField),
  runs: z.array(FeedRun).describe('the last ten, the newest first'),
}).meta({ id: 'FeedDetails' });
export type FeedDetails = z.infer<typeof FeedDetails>;

/** An error of a row, or a value that its ad is published without. */
export const FeedProblem = z
  .object({
    field: z.string().describe('empty: the row as a whole'),
    value: z.string().describe('what the file says, at most 200 characters'),
    reason: z.enum(feedReasons),
    is_error: z.boolean().describe('there is no ad because of it'),
  })
  .meta({ id: 'FeedProblem' });
export type FeedProblem = z.infer<typeof FeedProblem>;

/** The result of a row. */
export const FeedRow = z
  .object({
    line: z.int().describe('line of the file; 0: the row is no longer in it'),
    row: z.string().describe('the seller’s own id of it, or a fingerprint'),
    title: z.string(),
    outcome: z.enum(['created', 'updated', 'unchanged', 'refused', 'paused', 'resumed']),
    ad: AdLink.nullable(),
    problems: z.array(FeedProblem),
    corrected: FeedCells.describe('what a person said instead of the file'),
  })
  .meta({ id: 'FeedRow' });
export type FeedRow = z.infer<typeof FeedRow>;

/** One page of the report of a run. */
export const FeedReport = z
  .object({
    run: FeedRun,
    feed: Feed,
    fields: z.array(FeedField),
    rows: z.array(FeedRow),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
  })
  .meta({ id: 'FeedReport' });
export type FeedReport = z.infer<typeof FeedReport>;
