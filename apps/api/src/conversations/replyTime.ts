import type { Sql } from 'postgres';

/** Answers that are needed before a time is shown. [M53] */
const neededAnswers = 3;

/** Only the newest answers count. */
const countedAnswers = 100;

/**
 * How long a seller takes until the first answer, in minutes: the median of the newest first answers of the last 90
 * days. Null if there are too few of them. [M53]
 */
export async function replyMinutesOf(sql: Sql, sellerId: number): Promise<number | null> {
  const [row] = await sql<{ answers: number; seconds: number | null }[]>`
    select count(*)::int as answers,
      percentile_cont(0.5) within group (order by extract(epoch from answered_at - asked_at)::float8) as seconds
    from (select answered_at, asked_at from conversation
      where seller_id = ${sellerId} and answered_at > now() - interval '90 days'
      order by answered_at desc limit ${countedAnswers}) newest`;
  if (!row || row.seconds === null || row.answers < neededAnswers) return null;
  return Math.max(1, Math.round(row.seconds / 60));
}
