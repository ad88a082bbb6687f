import type { CallRequest, exportArticles, listManagedArticles, ManagedArticleListed } from '@volan/api-contract';
import { fold, type LanguageValue } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { exportTable } from '../platform/csv/exportTable.ts';
import type { CallContext } from '../platform/server/RequestContext.ts';

/** Articles of a page. */
const perPage = 50;

const columns = {
  title: 'title',
  publish_at: 'publish_at',
  changed_at: 'changed_at',
} as const;

type ListRequest = CallRequest<typeof listManagedArticles>;
type Filter = CallRequest<typeof exportArticles>;

interface ListedRow extends Omit<ManagedArticleListed, 'publish_at' | 'changed_at'> {
  readonly publish_at: Date | null;
  readonly changed_at: Date;
}

/** Context of the administrator who reads: the language of titles, and the moment. */
interface Reading {
  readonly titles: LanguageValue;
  readonly now: number;
}

const stateAt = (sql: Sql, now: number) =>
  sql`case when article.status = 0 then 'draft' when publish_at > ${new Date(now)} then 'scheduled'
    else 'published' end`;

/** Ids of the articles that a table shows, in its order. */
async function chosen(
  sql: Sql,
  { keyword = '', filter, language, blog_category_id: category, originals, sort, sortField = 'changed_at' }: Filter,
  now: number,
): Promise<number[]> {
  const words = fold(keyword).split(/\s+/).filter(Boolean);
  const where = sql`
    (${language ?? null}::text is null or article.lang = ${language ?? null})
    and (${category ?? null}::int is null or blog_category_id = ${category ?? null})
    and (${originals ?? null}::text is null or translates_id is null)
    and (${filter ?? null}::text is null or ${stateAt(sql, now)} = ${filter ?? null})`;
  const direction = (sort ?? (sortField === 'title' ? 'asc' : 'desc')) === 'asc' ? sql`asc` : sql`desc nulls last`;
  // there are few titles, so they are searched as elsewhere: without diacritics, in both scripts
  const found = await sql<{ id: number; text: string }[]>`
    select id, concat_ws(' ', title, slug, author) as text from blog_article as article
    where ${where} order by ${sql(columns[sortField])} ${direction}, id desc`;

  return found.filter(({ text }) => words.every((word) => fold(text).includes(word))).map(({ id }) => id);
}

const rowsOf = (sql: Sql, ids: readonly number[], { titles, now }: Reading) => sql<ListedRow[]>`
  select article.id, article.version, article.slug, article.title, author, article.lang, brand, blog_category_id,
    ${stateAt(sql, now)} as state, publish_at, changed_at,
    (select words.title from blog_category_text as words where words.category_id = blog_category_id
      order by words.lang = ${titles} desc, words.lang = 'rs' desc limit 1) as category
  from blog_article as article where article.id = any(${[...ids]}::int[])
  order by array_position(${[...ids]}::int[], article.id)`;

/** Articles of the administration without their bodies, those changed last first. */
export async function listArticles(sql: Sql, { page = 1, ...filter }: ListRequest, reading: Reading) {
  const found = await chosen(sql, filter, reading.now);
  const rows = await rowsOf(sql, found.slice((page - 1) * perPage, page * perPage), reading);
  const data = rows.map((row): ManagedArticleListed => ({
    ...row,
    publish_at: row.publish_at?.toISOString() ?? null,
    changed_at: row.changed_at.toISOString(),
  }));

  return { data, meta: { page, limit: perPage, total: found.length } };
}

/** The table of articles as a file. [M59] */
export async function exportArticlesTable(sql: Sql, filter: Filter, context: CallContext, now: number) {
  const found = await chosen(sql, filter, now);
  return exportTable<ListedRow>(sql, context, {
    name: 'articles',
    filter,
    rows: rowsOf(sql, found, { titles: context.language, now }),
    columns: {
      id: ({ id }) => id,
      title: ({ title }) => title,
      slug: ({ slug }) => slug,
      language: ({ lang }) => lang,
      brand: ({ brand }) => brand ?? '',
      category: ({ category }) => category,
      author: ({ author }) => author,
      state: ({ state }) => state,
      publish_at: ({ publish_at: at }) => at,
      changed_at: ({ changed_at: at }) => at,
    },
  });
}
