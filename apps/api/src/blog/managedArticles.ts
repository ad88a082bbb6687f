import type { CallRequest, ManagedArticleListed, listManagedArticles } from '@volan/api-contract';
import { fold, type LanguageValue } from '@volan/domain-rules';
import type { Sql } from 'postgres';

/** Articles of a page. */
const perPage = 50;

const columns = {
  title: 'title',
  publish_at: 'publish_at',
  changed_at: 'changed_at',
} as const;

type Asked = CallRequest<typeof listManagedArticles>;

interface ListedRow extends Omit<ManagedArticleListed, 'publish_at' | 'changed_at'> {
  readonly publish_at: Date | null;
  readonly changed_at: Date;
}

/** Articles of the administration without their bodies, those changed last first. */
export async function listArticles(
  sql: Sql,
  {
    page = 1,
    keyword = '',
    filter,
    language,
    blog_category_id: category,
    originals,
    sort,
    sortField = 'changed_at',
  }: Asked,
  { titles, now }: { readonly titles: LanguageValue; readonly now: number },
) {
  const moment = new Date(now);
  const words = fold(keyword).split(/\s+/).filter(Boolean);
  const state = sql`case when article.status = 0 then 'draft' when publish_at > ${moment} then 'scheduled' else 'published' end`;
  const where = sql`
    (${language ?? null}::text is null or article.lang = ${language ?? null})
    and (${category ?? null}::int is null or blog_category_id = ${category ?? null})
    and (${originals ?? null}::text is null or translates_id is null)
    and (${filter ?? null}::text is null or ${state} = ${filter ?? null})`;
  const direction = (sort ?? (sortField === 'title' ? 'asc' : 'desc')) === 'asc' ? sql`asc` : sql`desc nulls last`;
  // few enough to be searched as words are read everywhere: without marks, in both scripts
  const found = (
    await sql<{ id: number; text: string }[]>`
      select id, concat_ws(' ', title, slug, author) as text from blog_article as article
      where ${where} order by ${sql(columns[sortField])} ${direction}, id desc`
  ).filter(({ text }) => words.every((word) => fold(text).includes(word)));
  const ids = found.slice((page - 1) * perPage, page * perPage).map(({ id }) => id);
  const rows = await sql<ListedRow[]>`
    select article.id, article.version, article.slug, article.title, author, article.lang, brand, blog_category_id,
      ${state} as state, publish_at, changed_at,
      (select words.title from blog_category_text as words where words.category_id = blog_category_id
        order by words.lang = ${titles} desc, words.lang = 'rs' desc limit 1) as category
    from blog_article as article where article.id = any(${ids}::int[])
    order by array_position(${ids}::int[], article.id)`;
  const data = rows.map((row): ManagedArticleListed => ({
    ...row,
    publish_at: row.publish_at?.toISOString() ?? null,
    changed_at: row.changed_at.toISOString(),
  }));
  return { data, meta: { page, limit: perPage, total: found.length } };
}
