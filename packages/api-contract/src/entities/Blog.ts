import { brandIds, languageValues } from '@volan/domain-rules';
import { z } from 'zod';
import { ManagedTitles } from './ManagedTaxonomy.ts';

/** Articles of a page of the blog. */
export const articlesPerPage = 12;

/** Longest body of an article, in characters of Markdown. */
export const maxArticleLength = 60_000;

const flag = z.union([z.literal(0), z.literal(1)]);
const language = z.enum(languageValues);
const moment = z.string().describe('ISO 8601, with its offset');

/** A category of the blog that visitors see. [E32] */
export const BlogCategory = z
  .object({
    id: z.int(),
    parent_id: z.int().nullable(),
    slug: z.string(),
    title: z.string(),
    articles: z.int().describe('articles that are shown, with those of the categories below it'),
  })
  .meta({ id: 'BlogCategory' });
export type BlogCategory = z.infer<typeof BlogCategory>;

/** A picture of an article. */
export const BlogPicture = z.object({ id: z.int(), width: z.int(), height: z.int() }).meta({ id: 'BlogPicture' });
export type BlogPicture = z.infer<typeof BlogPicture>;

/** An article in a list. */
export const BlogListed = z
  .object({
    id: z.int(),
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    author: z.string(),
    category: z.object({ slug: z.string(), title: z.string() }),
    published_at: moment,
    changed_at: moment,
    cover: BlogPicture.extend({ alt: z.string() }).nullable(),
  })
  .meta({ id: 'BlogListed' });
export type BlogListed = z.infer<typeof BlogListed>;

/** An article to read. */
export const BlogArticle = BlogListed.extend({
  html: z.string().describe('the body as HTML that is safe to show: no scripts, no frames, only pictures of our own'),
  translations: z
    .array(z.object({ lang: language, slug: z.string() }))
    .describe('the same article in other languages, where it is shown too'),
}).meta({ id: 'BlogArticle' });
export type BlogArticle = z.infer<typeof BlogArticle>;

/** The content of an address below `/blog`. */
export const BlogEntry = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('category'), category: BlogCategory }),
    z.object({ kind: z.literal('article'), article: BlogArticle }),
    z.object({
      kind: z.literal('moved'),
      lang: language.describe('language of the article at the new address'),
      slug: z.string(),
    }),
  ])
  .meta({ id: 'BlogEntry' });
export type BlogEntry = z.infer<typeof BlogEntry>;

/** A category of the blog as administrators manage it. [E32, J107] */
export const ManagedBlogCategory = z
  .object({
    id: z.int(),
    parent_id: z.int().nullable(),
    slug: z.string(),
    sort: z.int(),
    status: flag.describe('0: hidden on the site, with all below it'),
    version: z.int().describe('counts its changes: sent back with a change'),
    titles: ManagedTitles,
    children: z.int().describe('why it cannot be removed: articles in it, drafts too, and categories below'),
  })
  .meta({ id: 'ManagedBlogCategory' });
export type ManagedBlogCategory = z.infer<typeof ManagedBlogCategory>;

/** The state of an article: a draft, scheduled, or shown. */
export const articleStates = ['draft', 'scheduled', 'published'] as const;

/** An article in the list of the administration. */
export const ManagedArticleListed = z
  .object({
    id: z.int(),
    version: z.int(),
    slug: z.string(),
    title: z.string(),
    author: z.string(),
    lang: language,
    brand: z.enum(brandIds).nullable().describe('null: shown by every brand'),
    blog_category_id: z.int(),
    category: z.string().describe('title of the category'),
    state: z.enum(articleStates),
    publish_at: moment.nullable(),
    changed_at: moment,
  })
  .meta({ id: 'ManagedArticleListed' });
export type ManagedArticleListed = z.infer<typeof ManagedArticleListed>;

/** An article as it is written. */
export const ManagedArticle = z
  .object({
    id: z.int(),
    version: z.int(),
    blog_category_id: z.int(),
    lang: language,
    brand: z.enum(brandIds).nullable(),
    translates_id: z.int().nullable().describe('the article that this one is the translation of'),
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    body: z.string().describe('Markdown; a picture is `![what it shows](/img/12)`'),
    author: z.string(),
    cover_id: z.int().nullable(),
    cover_alt: z.string(),
    status: flag.describe('0: a draft'),
    publish_at: moment.nullable().describe('shown from then on, where its status is 1'),
    changed_at: moment,
  })
  .meta({ id: 'ManagedArticle' });
export type ManagedArticle = z.infer<typeof ManagedArticle>;
