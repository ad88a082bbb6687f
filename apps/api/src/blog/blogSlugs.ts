import type { TransactionSql } from 'postgres';

/** Kinds of rows that have addresses below `/blog`. */
export type BlogEntity = 'blog-category' | 'blog-article';

const ownerOf = (name: BlogEntity) => (name === 'blog-category' ? 'category_id' : 'article_id');

/**
 * Whether an address is taken by another category or article, now or before: a former address redirects to the present
 * one.
 */
export async function isBlogSlugTaken(
  sql: TransactionSql,
  name: BlogEntity,
  slug: string,
  id: number,
): Promise<boolean> {
  const [held] = await sql`
    select from blog_slug
    where slug = ${slug} and coalesce(category_id, article_id) is not null and ${sql(ownerOf(name))}
      is distinct from ${id}`;
  return held !== undefined;
}

/** Stores the slug of a row; its former slugs stay reserved for it. */
export async function saveBlogSlug(sql: TransactionSql, name: BlogEntity, id: number): Promise<void> {
  const isCategory = name === 'blog-category';
  await sql`
    insert into blog_slug (slug, category_id, article_id)
    select slug, ${isCategory ? sql`id` : sql`null`}, ${isCategory ? sql`null` : sql`id`}
    from ${sql(isCategory ? 'blog_category' : 'blog_article')} where id = ${id}
    on conflict (slug) do update set category_id = excluded.category_id, article_id = excluded.article_id`;
}

/**
 * Releases the addresses of an article that was never shown; addresses of other deleted articles respond that it is
 * gone.
 */
export const releaseUnseenSlugs = (sql: TransactionSql, articleId: number) => sql`
  delete from blog_slug using blog_article as article
  where article.id = ${articleId} and article_id = article.id and article.status = 0 and article.withdrawn_at is null`;
