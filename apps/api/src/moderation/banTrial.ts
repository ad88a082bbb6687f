import type { BanPreview } from '@volan/api-contract';
import { banTrialDays, wordsForBans, type BanKind } from '@volan/domain-rules';
import type { Sql } from 'postgres';

/** The matches of a ban in the past. */
export type BanHits = Pick<BanPreview, 'ads' | 'users' | 'sign_ups' | 'samples'>;

/** Maximum number of matches that a preview shows. */
const shown = 10;

/** Ads that are read at a time, so that other calls get their turn in between. */
const batch = 200;

/** Finds what a ban would have matched in the last 30 days. [P58] */
export function tryBan(sql: Sql, kind: BanKind, value: string, now: Date): Promise<BanHits> {
  const since = new Date(now.getTime() - banTrialDays * 86_400_000);
  return kind === 'word' ? tryWord(sql, value, since) : tryAccounts(sql, kind, value, since);
}

/** Reads texts one by one, because they are folded in code, as when ads are checked. */
async function tryWord(sql: Sql, word: string, since: Date): Promise<BanHits> {
  const sellers = new Set<number>();
  const samples: BanHits['samples'] = [];
  let ads = 0;
  const rows = sql<{ id: number; user_id: number; line: string; description: string }[]>`
    select id::int, user_id::int, line, description from ad where created_at >= ${since} order by id desc`;
  for await (const some of rows.cursor(batch)) {
    for (const { id, user_id: seller, line, description } of some) {
      if (!wordsForBans(`${line} ${description}`).includes(` ${word} `)) continue;

      ads += 1;
      sellers.add(seller);
      if (samples.length < shown) samples.push({ kind: 'ad', id, text: `${line} ${description}`.trim().slice(0, 120) });
    }
  }

  return { ads, users: sellers.size, sign_ups: 0, samples };
}

async function tryAccounts(sql: Sql, kind: 'email' | 'network', value: string, since: Date): Promise<BanHits> {
  const isHit =
    kind === 'email'
      ? value.startsWith('@')
        ? sql`right(users.email, ${value.length}) = ${value}`
        : sql`users.email = ${value}`
      : sql`exists (
          select from session where user_id = users.id and impersonator_id is null and last_used_at >= ${since}
            and address is not null and address::inet <<= ${value}::text::cidr)`;
  const [counts] = await sql<[Omit<BanHits, 'samples'>]>`
    with hit as (select id, created_at from users where ${isHit})
    select count(*)::int as users, count(*) filter (where created_at >= ${since})::int as sign_ups,
      (select count(*)::int from ad where ad.user_id in (select id from hit) and ad.created_at >= ${since}) as ads
    from hit`;
  const samples = await sql<BanHits['samples']>`
    select 'user' as kind, id::int, name || ' · ' || coalesce(email, '') as text from users where ${isHit}
    order by created_at desc limit ${shown}`;

  return { ...counts, samples: [...samples] };
}
