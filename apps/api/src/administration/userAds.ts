import type { LanguageValue } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import type { Ads } from '../ads/ads.ts';

const perPage = 24;

/** The ads of a user in every state, the newest first. [J42] */
export async function adsOfUser(sql: Sql, ads: Ads, userId: number, page: number, language: LanguageValue) {
  const rows = await sql<{ id: number; total: number }[]>`
    select id::int, count(*) over ()::int as total from ad where user_id = ${userId}
    order by created_at desc, id desc limit ${perPage} offset ${(page - 1) * perPage}`;
  const data = await ads.inAnyState(
    rows.map(({ id }) => id),
    language,
  );
  return { data, meta: { page, total: rows[0]?.total ?? 0 } };
}
