import {
  articlesPerPage,
  Failure,
  sitemapEntriesPerAnswer,
  type BlogArticle,
  type BlogCategory,
  type BlogEntry,
  type BlogListed,
  type SitemapArticle,
} from '@volan/api-contract';
import type { BrandId, LanguageValue } from '@volan/domain-rules';
import type { PendingQuery, Row, Sql } from 'postgres';
import { renderArticle } from './pictures.ts';

/** Context of the visitor who reads: the language, the brand and the moment. */
export interface BlogReader {
  readonly language: LanguageValue;
  readonly brand: BrandId;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Articles that are shown to visitors of a brand at that moment, whatever their language. */
const shown = (sql: Sql, { brand, now }: BlogReader) => sql`
  article.status = 1 and article.publish_at <= ${new Date(now)} and (article.brand is null or article.brand = ${brand})
  and article.blog_category_id in (select id from visible_blog_category)`;

/** A title of a category: in the language, else in English or Serbian. */
const titleOf = (sql: Sql, { language }: BlogReader) => sql`
  (select title from blog_category_text as words where words.category_id = category.id
    order by lang = ${language} desc, lang = 'en' desc, lang = 'rs' desc limit 1)`;

/** Ids of a category and of all below it. */
const branchOf = (sql: Sql, id: PendingQuery<Row[]>) => sql`
  with recursive branch as (
    select ${id} as id
    union select below.id from blog_category as below join branch on below.parent_id = branch.id
  ) select id from branch`;

/** Categories that have articles, in their order. */
export async function readCategories(sql: Sql, reader: BlogReader): Promise<BlogCategory[]> {
  const categories = await sql<BlogCategory[]>`
    select * from (
      select category.id, category.parent_id, category.slug, category.sort, ${titleOf(sql, reader)} as title,
        (select count(*) from blog_article as article where ${shown(sql, reader)} and lang = ${reader.language}
          and blog_category_id in (${branchOf(sql, sql`category.id`)}))::int as articles
      from visible_blog_category as category
    ) as listed where articles > 0 order by parent_id nulls first, sort, id`;
  return categories.map(({ id, parent_id, slug, title, articles }) => ({ id, parent_id, slug, title, articles }));
}

interface ListedRow extends Omit<BlogListed, 'published_at' | 'changed_at' | 'category' | 'cover'> {
  readonly published_at: Date;
  readonly changed_at: Date;
  readonly category_slug: string;
  readonly category_title: string;
  readonly cover_id: number | null;
  readonly cover_alt: string;
  readonly width: number;
  readonly height: number;
}

const rowsOf = (sql: Sql, reader: BlogReader, where: PendingQuery<Row[]>, rest = sql``) => sql<ListedRow[]>`
  select article.id, article.slug, article.title, summary, author, publish_at as published_at, changed_at,
    category.slug as category_slug, ${titleOf(sql, reader)} as category_title, cover_id, cover_alt, width, height
  from blog_article as article join blog_category as category on category.id = blog_category_id
  left join picture on picture.id = cover_id
  where ${where} order by publish_at desc, article.id desc ${rest}`;

const listed = (row: ListedRow): BlogListed => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  summary: row.summary,
  author: row.author,
  category: { slug: row.category_slug, title: row.category_title },
  published_at: row.published_at.toISOString(),
  changed_at: row.changed_at.toISOString(),
  cover: row.cover_id === null ? null : { id: row.cover_id, width: row.width, height: row.height, alt: row.cover_alt },
});

/** A page of articles, the newest first. */
export async function readArticles(
  sql: Sql,
  reader: BlogReader,
  { page = 1, category }: { readonly page?: number | undefined; readonly category?: string | undefined },
) {
  const within =
    category === undefined
      ? sql``
      : sql`
        and blog_category_id in
        (${branchOf(sql, sql`(select id from visible_blog_category where slug = ${category})`)})`;
  const where = sql`${shown(sql, reader)} and lang = ${reader.language} ${within}`;
  const counted = await sql<{ lang: LanguageValue; total: number }[]>`
    select lang, count(*)::int as total from blog_article as article
    where ${shown(sql, reader)} ${within} group by lang order by lang`;
  const total = counted.find(({ lang }) => lang === reader.language)?.total ?? 0;
  const rows = await rowsOf(sql, reader, where, sql`limit ${articlesPerPage} offset ${(page - 1) * articlesPerPage}`);

  return {
    data: rows.map(listed),
    meta: { page, pages: Math.ceil(total / articlesPerPage), total, languages: counted.map(({ lang }) => lang) },
  };
}

interface SlugOwner {
  readonly category_id: number | null;
  readonly article_id: number | null;
}

/** The content at an address below `/blog`. */
export async function readEntry(
  sql: Sql,
  reader: BlogReader,
  slug: string,
): Promise<BlogEntry | Failure<'not-found' | 'gone', null>> {
  const [held] = await sql<SlugOwner[]>`select category_id, article_id from blog_slug where slug = ${slug}`;
  if (!held) return new Failure<'not-found', null>('not-found');
  if (held.category_id !== null) return readCategory(sql, reader, held.category_id);

  return held.article_id === null
    ? new Failure<'gone', null>('gone')
    : readArticle(sql, reader, { id: held.article_id, asked: slug });
}

async function readCategory(sql: Sql, reader: BlogReader, id: number) {
  const [category] = await sql<BlogCategory[]>`
    select id, parent_id, slug, ${titleOf(sql, reader)} as title, 0 as articles
    from visible_blog_category as category where id = ${id}`;
  if (!category) return new Failure<'not-found', null>('not-found');

  const counted = (await readCategories(sql, reader)).find((one) => one.id === id);

  return { kind: 'category' as const, category: { ...category, articles: counted?.articles ?? 0 } };
}

async function readArticle(sql: Sql, reader: BlogReader, { id, asked }: { id: number; asked: string }) {
  const texts = await sql<{ id: number; lang: LanguageValue; slug: string }[]>`
    with named as (select coalesce(translates_id, id) as original from blog_article where id = ${id})
    select id, lang, slug from blog_article as article, named
    where coalesce(translates_id, id) = original and ${shown(sql, reader)} order by lang`;
  const named = texts.find((text) => text.id === id);
  if (!named) return goneOrMissing(sql, id);

  // the language of the page asks for a translation; without one the article is shown in its own language
  const wanted = texts.find(({ lang }) => lang === reader.language) ?? named;
  if (wanted.id !== id || wanted.slug !== asked || wanted.lang !== reader.language) {
    return { kind: 'moved' as const, lang: wanted.lang, slug: wanted.slug };
  }
  const [row] = await rowsOf(sql, reader, sql`article.id = ${id}`);
  const [text] = await sql<{ body: string }[]>`select body from blog_article where id = ${id}`;
  if (!row || !text) return new Failure<'not-found', null>('not-found');

  const article: BlogArticle = {
    ...listed(row),
    html: await renderArticle(sql, text.body),
    translations: texts.flatMap(({ id: other, lang, slug }) => (other === id ? [] : [{ lang, slug }])),
  };

  return { kind: 'article' as const, article };
}

/** Response for an article that is not shown: gone if visitors may have seen it, else missing. */
async function goneOrMissing(sql: Sql, id: number) {
  const [withdrawn] = await sql`
    select from blog_article where id = ${id} and status = 0 and withdrawn_at is not null`;
  return withdrawn ? new Failure<'gone', null>('gone') : new Failure<'not-found', null>('not-found');
}

/** Articles that a sitemap names, by id. */
export async function readForSitemap(sql: Sql, reader: BlogReader, after: number): Promise<SitemapArticle[]> {
  const rows = await sql<{ id: number; slug: string; changed_at: Date }[]>`
    select id, slug, changed_at from blog_article as article
    where ${shown(sql, reader)} and lang = ${reader.language} and id > ${after}
    order by id limit ${sitemapEntriesPerAnswer}`;
  return rows.map(({ id, slug, changed_at: changed }) => ({ id, slug, changed_at: changed.toISOString() }));
}
