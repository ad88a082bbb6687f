import type { JSONValue, TransactionSql } from 'postgres';
import { saveBlogSlug, type BlogEntity } from './blogSlugs.ts';
import { pictureIdsIn } from './renderMarkdown.ts';

/**
 * Stores what depends on a category or an article with every change: its address, and for an article its pictures and
 * its dates.
 */
export async function saveBlogParts(
  sql: TransactionSql,
  name: BlogEntity,
  id: number,
  before: Readonly<Record<string, JSONValue>> | null,
): Promise<void> {
  await saveBlogSlug(sql, name, id);
  if (name === 'blog-category') return;

  const [article] = await sql<{ body: string; cover_id: number | null }[]>`
    update blog_article set changed_at = now(), withdrawn_at = case
      when status = 1 then null
      when ${before?.['status'] === 1} then now()
      else withdrawn_at end
    where id = ${id} returning body, cover_id`;
  if (!article) throw new Error(`There is no article ${id}.`);

  const shown = [...pictureIdsIn(article.body), ...(article.cover_id === null ? [] : [article.cover_id])];
  await sql`delete from blog_article_picture where article_id = ${id} and picture_id <> all(${shown}::bigint[])`;
  await sql`
    insert into blog_article_picture (article_id, picture_id)
    select ${id}, picture_id from blog_picture where picture_id = any(${shown}::bigint[])
    on conflict do nothing`;
}
