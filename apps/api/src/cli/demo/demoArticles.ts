import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LanguageValue } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { saveBlogParts } from '../../blog/saveBlogParts.ts';
import { demoFolder, readDemoFile } from './demoFolder.ts';

interface DemoText {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly coverAlt: string;
}

interface DemoBlog {
  readonly categories: readonly { readonly slug: string; readonly titles: Readonly<Record<string, string>> }[];
  readonly articles: readonly {
    readonly category: string;
    readonly daysAgo: number;
    /** File of the picture pool. */
    readonly cover: string;
    readonly texts: Readonly<Partial<Record<LanguageValue, DemoText>>>;
  }[];
}

const dayMs = 86_400_000;

/** Pictures of the pool in Markdown: `![words](wheel-siva.jpg)`. */
const poolPicture = /\]\(([a-z0-9-]+\.jpg)\)/g;

/** A picture of the pool, which articles may show; it must be in the store already. */
async function pictureOf(sql: TransactionSql, file: string): Promise<number> {
  const bytes = await readFile(join(demoFolder, 'pictures', file));
  const key = `pictures/${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}.jpg`;
  const [row] = await sql<{ id: number }[]>`
    with found as (select id from picture where object_key = ${key}),
      shown as (insert into blog_picture (picture_id) select id from found on conflict do nothing)
    select id::int8 as id from found`;
  if (!row) throw new Error(`The picture ${file} of an article is not in the pool of the demo.`);

  return row.id;
}

async function bodyOf(sql: TransactionSql, slug: string): Promise<string> {
  const text = await readFile(join(demoFolder, 'articles', `${slug}.md`), 'utf8');
  const files = new Set([...text.matchAll(poolPicture)].map(([, file = '']) => file));
  const ids = new Map(await Promise.all([...files].map(async (file) => [file, await pictureOf(sql, file)] as const)));

  return text.replaceAll(poolPicture, (_found, file: string) => `](/img/${ids.get(file)})`).trim();
}

/**
 * Writes the articles of the demo in Serbian and English, with pictures of its pool. A blog that already has a category
 * is not changed.
 *
 * @returns how many articles were written
 */
export async function openDemoArticles(sql: Sql, now: Date): Promise<number> {
  const { categories, articles } = await readDemoFile<DemoBlog>('articles.json');
  return sql.begin(async (transaction) => {
    const [written] = await transaction`select from blog_category limit 1`;
    if (written) return 0;

    const idOf = new Map<string, number>();
    for (const [index, { slug, titles }] of categories.entries()) {
      const [row] = await transaction<{ id: number }[]>`
        insert into blog_category (id, slug, sort)
        values (nextval('taxonomy_row_id'), ${slug}, ${(index + 1) * 10}) returning id`;
      if (!row) throw new Error(`The category ${slug} was not written.`);

      idOf.set(slug, row.id);
      await transaction`
        insert into blog_category_text (category_id, lang, title)
        select ${row.id}, key, value from jsonb_each_text(${transaction.json(titles)})`;
      await saveBlogParts(transaction, 'blog-category', row.id, null);
    }
    let count = 0;
    for (const { category, daysAgo, cover, texts } of articles) {
      const at = new Date(now.getTime() - daysAgo * dayMs);
      const coverId = await pictureOf(transaction, cover);
      let original: number | null = null;
      for (const [lang, { slug, title, summary, coverAlt }] of Object.entries(texts)) {
        const row: Record<string, string | number | Date | null> = {
          blog_category_id: idOf.get(category) ?? null,
          lang,
          translates_id: original,
          slug,
          title,
          summary,
          body: await bodyOf(transaction, slug),
          author: 'Redakcija',
          cover_id: coverId,
          cover_alt: coverAlt,
          status: 1,
          publish_at: at,
        };
        const [made] = await transaction<{ id: number }[]>`
          insert into blog_article ${transaction({ ...row, id: await nextId(transaction) })} returning id`;
        if (!made) throw new Error(`The article ${slug} was not written.`);

        original ??= made.id;
        await saveBlogParts(transaction, 'blog-article', made.id, null);
        count += 1;
      }
    }

    return count;
  });
}

async function nextId(sql: TransactionSql): Promise<number> {
  const [row] = await sql<{ id: number }[]>`select nextval('taxonomy_row_id')::int as id`;
  if (!row) throw new Error('The sequence of ids gave nothing.');
  return row.id;
}
