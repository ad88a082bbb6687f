import { brandIds, languageValues, lastPage } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import {
  articleStates,
  BlogPicture,
  ManagedArticle,
  ManagedArticleListed,
  maxArticleLength,
} from '../../entities/Blog.ts';
import { idText } from '../../fields/idText.ts';
import { imageField } from '../../fields/imageField.ts';
import { language } from '../../fields/languageQuery.ts';
import { numberText } from '../../fields/numberText.ts';
import { newSlug, rowId } from '../../fields/taxonomyFields.ts';
import { flagField } from '../../fields/flagField.ts';
import { createOf, deleteOf, updateOf } from './taxonomy/family.ts';
import { zonedMomentField } from '../../fields/dateFields.ts';

const access = 'blog.edit';

const body = z.string().max(maxArticleLength);

/** As `/img/{id}` reads it. */
const pictureId = z.int().min(1).max(999_999_999_999_999);

/** The fields of an article. */
const fields = {
  blog_category_id: rowId,
  lang: z.enum(languageValues),
  brand: z.enum(brandIds).nullable(),
  translates_id: rowId.nullable(),
  title: z.string().trim().min(1).max(120),
  summary: z.string().trim().max(300),
  body,
  author: z.string().trim().min(2).max(80),
  cover_id: pictureId.nullable(),
  cover_alt: z.string().trim().max(200),
  publish_at: zonedMomentField.nullable().describe('a future time: the article is published then'),
};

/**
 * Filters and order of the table of articles. `sort` is the direction here, `sortField` the column.
 * [M59, T04]
 */
const articlesFilter = z.strictObject({
  keyword: z.string().max(100).optional().describe('part of title, slug or author'),
  filter: z.enum(articleStates).optional(),
  language: z.enum(languageValues).optional().describe('language of the article'),
  blog_category_id: numberText(1, 2_147_483_647).optional(),
  originals: z.enum(['1']).optional().describe('only articles that translate none'),
  sort: z.enum(['asc', 'desc']).optional().describe('the direction'),
  sortField: z.enum(['title', 'publish_at', 'changed_at']).optional(),
});

/** Articles as administrators list them, without their bodies, 50 a page, those changed last first. */
export const listManagedArticles = defineCall({
  method: 'GET',
  path: '/admin/blog-articles',
  access: 'blog.list',
  summary: 'Articles of the blog.',
  query: articlesFilter.extend({
    page: numberText(1, lastPage).optional().describe('from 1'),
    lang: language.optional(),
  }),
  reply: z.array(ManagedArticleListed).max(50),
  meta: z.object({ page: z.int(), limit: z.int(), total: z.int() }),
  failures: ['bad-query'],
});

/**
 * The filtered table of articles as CSV with all rows, streamed while they are read. No cell is a formula. Only a few
 * exports run at a time, and each writes an audit entry. [M59]
 */
export const exportArticles = defineCall({
  method: 'GET',
  path: '/api/admin/export/articles',
  access: 'blog.list',
  summary: 'Articles of the blog as CSV.',
  bare: true,
  query: articlesFilter,
  reply: z.string().describe('the text of the file'),
  failures: ['bad-query', 'rate-limited'],
});

/** An article as it is written. */
export const getManagedArticle = defineCall({
  method: 'GET',
  path: '/admin/blog-article/{id}',
  access: 'blog.list',
  summary: 'An article of the blog as it is written.',
  params: z.object({ id: idText }),
  reply: ManagedArticle,
  failures: ['not-found'],
});

/** Makes a draft of an article. Its slug is unique below `/blog`. Default: made of the title. */
export const createArticle = createOf(
  { path: '/admin/blog-article/create', access, summary: 'Makes a draft of an article.' },
  ManagedArticle,
  z.strictObject({
    ...fields,
    brand: fields.brand.default(null),
    translates_id: fields.translates_id.default(null),
    summary: fields.summary.default(''),
    body: body.default(''),
    cover_id: fields.cover_id.default(null),
    cover_alt: fields.cover_alt.default(''),
    publish_at: fields.publish_at.default(null),
    slug: newSlug.optional(),
  }),
);

/**
 * Changes an article. Status 1 shows it from `publish_at` on, or at once without `publish_at`. Its former slugs
 * redirect to it for ever. A shown article needs a summary and a body.
 */
export const updateArticle = updateOf(
  { path: '/admin/blog-article/update', access, summary: 'Changes, publishes or withdraws an article.' },
  ManagedArticle,
  { ...z.object(fields).partial().shape, slug: newSlug.optional(), status: flagField.optional() },
);

/** Removes an article; its address then says that it is gone. */
export const deleteArticle = deleteOf({
  path: '/admin/blog-article/delete/{id}',
  access,
  summary: 'Removes an article of the blog.',
});

/** Markdown as the page of an article shows it. Nothing is stored. */
export const previewArticle = defineCall({
  method: 'POST',
  path: '/admin/blog-article/preview',
  access,
  summary: 'Markdown as visitors will see it.',
  body: z.strictObject({ body }),
  reply: z.strictObject({ html: z.string() }),
  failures: ['validation'],
});

/**
 * Uploads a picture for an article: JPEG, PNG, WebP or AVIF within `pictureLimits` of domain-rules (`ofArticle`). A
 * picture that no article shows is deleted after 30 days. [M22, M64]
 */
export const uploadBlogPicture = defineCall({
  method: 'POST',
  path: '/admin/blog-picture/upload',
  access,
  summary: 'Takes a picture for an article.',
  body: z.strictObject({ image: imageField }),
  reply: BlogPicture,
  failures: ['validation', 'rate-limited', 'pictures-at-once'],
});
