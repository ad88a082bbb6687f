import { z } from 'zod';
import { AdListed } from './Ad.ts';

/** Counts of one facet: option slug → ads that would match with this option, the facet’s own filter left out. */
export const Facet = z.record(z.string(), z.int()).meta({ id: 'Facet' });
export type Facet = z.infer<typeof Facet>;

/** Distribution of a number over the ads that match all other filters. Without ads, min and max are null. */
export const Range = z
  .object({
    min: z.number().nullable(),
    max: z.number().nullable(),
    buckets: z.array(z.object({ from: z.number(), to: z.number(), count: z.int() })),
  })
  .meta({ id: 'Range' });
export type Range = z.infer<typeof Range>;

/** Data of a search beside its ads. */
export const AdSearchMeta = z
  .object({
    total: z.int().describe('exact'),
    page: z.int(),
    pages: z.int(),
    per_page: z.int(),
    facets: z.record(z.string(), Facet),
    ranges: z.record(z.string(), Range),
    credit: z.int().describe('ads with financing, the credit filter left out'),
    top: z.array(AdListed).max(6).describe('the TOP group: page 1 of the default order only'),
    unknown: z.array(z.string()).describe('filters of the request that no longer exist, as they were written'),
    read: z
      .array(
        z.object({
          key: z.string(),
          value: z.string().describe('as in `filters`'),
          words: z.string().describe('that were typed'),
          rest: z.string().describe('`q` without them'),
        }),
      )
      .describe('filters that words of `q` were read as'),
    dropped: z.array(z.string()).describe('words of `q` that were left out, because nothing holds all of them'),
    kept: z.string().describe('`q` without those words'),
    narrowest: z
      .object({ key: z.string(), total: z.int() })
      .nullable()
      .describe('only when total is 0: the filter whose removal brings most ads, with their number'),
  })
  .meta({ id: 'AdSearchMeta' });
export type AdSearchMeta = z.infer<typeof AdSearchMeta>;
