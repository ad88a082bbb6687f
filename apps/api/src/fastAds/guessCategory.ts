import { searchTokens } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { sellingCategory } from '../ads/formOf.ts';
import type { Registry } from '../taxonomy/Registry.ts';

/** Ads that are looked at for each word, so that many ads with a common word do not hide those with a rare one. */
const adsOfWord = 100;

/** Most words of a line. */
const maxWords = 12;

/**
 * Guesses the category of a line. It finds the public ads that share most words with the line, and returns their
 * category. Several categories may share as many words: then the one with more such ads wins. Null: no ad shares a word
 * with the line. [M17]
 */
export async function guessCategory(sql: Sql, registry: Registry, line: string): Promise<number | null> {
  const words = searchTokens(line).slice(0, maxWords);
  if (words.length === 0) return null;

  const rows = await sql<{ id: number }[]>`
    with found as (
      select distinct ad.id, category_id, search_tokens
      from unnest(${words}::text[]) word
      cross join lateral (
        select id, category_id, search_tokens from ad
        where status = 2 and search_tokens && array[word] limit ${adsOfWord}) ad)
    select category_id as id
    from found
    cross join lateral (
      select count(*) as matches from unnest(search_tokens) token where token = any (${words}::text[])) matched
    group by category_id order by max(matches) desc, sum(matches * matches) desc, category_id`;

  return rows.find(({ id }) => sellingCategory(registry, id))?.id ?? null;
}
