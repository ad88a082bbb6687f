import { searchTokens } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { sellingCategory } from '../ads/formOf.ts';
import type { Registry } from '../taxonomy/Registry.ts';

/** Ads that are looked at: enough to tell, and no more time for a common word. */
const maxAds = 500;

/** Most words of a line. */
const maxWords = 12;

/**
 * The category of most public ads with the words of a line, where an ad with more of the words counts more. Null: no ad
 * has them. [M17]
 */
export async function guessCategory(sql: Sql, registry: Registry, line: string): Promise<number | null> {
  const words = searchTokens(line).slice(0, maxWords);
  if (words.length === 0) return null;

  const rows = await sql<{ id: number }[]>`
    select category_id as id
    from (
      select category_id, search_tokens from ad
      where status = 2 and search_tokens && ${words}::text[] limit ${maxAds}) found
    cross join lateral (
      select count(*) as matches from unnest(search_tokens) token where token = any (${words}::text[])) matched
    group by category_id order by sum(matches * matches) desc, category_id`;

  return rows.find(({ id }) => sellingCategory(registry, id))?.id ?? null;
}
