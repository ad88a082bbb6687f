import { z } from 'zod';

/** Ids of a part of the sitemap: part 0 holds the ads 1 to 9,999, part 1 the ads 10,000 to 19,999. */
export const idsPerSitemapPart = 10_000;

/** Most ads or companies of one answer. */
export const sitemapEntriesPerAnswer = 1000;

/**
 * A part of the sitemap that holds active ads; `changed_at` and `count` move whenever one of its addresses does. [M60]
 */
export const SitemapPart = z
  .object({
    part: z.int().min(0),
    count: z.int().positive(),
    changed_at: z.iso.datetime().describe('last change of an ad'),
  })
  .meta({ id: 'SitemapPart' });
export type SitemapPart = z.infer<typeof SitemapPart>;

/** What the address of an active ad is made of, and when its page changed. [T01] */
export const SitemapAd = z
  .object({
    id: z.int(),
    kind: z.string(),
    slug: z.string(),
    changed_at: z.iso.datetime(),
  })
  .meta({ id: 'SitemapAd' });
export type SitemapAd = z.infer<typeof SitemapAd>;

/** A list that holds ads: a category, a make in it, or a model of that make; slugs. */
export const SitemapList = z
  .object({
    category: z.string(),
    brand: z.string().nullable(),
    model: z.string().nullable().describe('null without a make'),
    changed_at: z.iso.datetime().describe('of its ad that changed last'),
  })
  .meta({ id: 'SitemapList' });
export type SitemapList = z.infer<typeof SitemapList>;

/** A company that visitors find. [M15] */
export const SitemapCompany = z.object({ id: z.int(), slug: z.string() }).meta({ id: 'SitemapCompany' });
export type SitemapCompany = z.infer<typeof SitemapCompany>;

/** A public fast ad, with the lists that hold it. [M17] */
export const SitemapFastAd = z
  .object({
    id: z.int(),
    category: z.string().describe('slug'),
    region: z.string().nullable().describe('slug; null: its place is not known'),
    changed_at: z.iso.datetime(),
  })
  .meta({ id: 'SitemapFastAd' });
export type SitemapFastAd = z.infer<typeof SitemapFastAd>;

/** A public car service. [A07] */
export const SitemapService = z.object({ id: z.int(), changed_at: z.iso.datetime() }).meta({ id: 'SitemapService' });
export type SitemapService = z.infer<typeof SitemapService>;

/** An article of the blog as a sitemap names it. */
export const SitemapArticle = z
  .object({ id: z.int(), slug: z.string(), changed_at: z.string() })
  .meta({ id: 'SitemapArticle' });
export type SitemapArticle = z.infer<typeof SitemapArticle>;
