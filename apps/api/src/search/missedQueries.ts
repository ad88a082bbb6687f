import { fold } from '@volan/domain-rules';
import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import { plainQuery } from './words/splitWords.ts';

/** A search text that found nothing, and how often it was used. */
export interface MissedQuery {
  readonly text: string;
  readonly times: number;
}

/** Most texts that are counted on a day, so that a robot cannot fill the disk. */
const maxTextsOfDay = 20_000;

const daysKept = 90;

/** A search text in the form in which it is counted; null if it may identify a person. */
export function countedText(q: string): string | null {
  const text = fold(plainQuery(q)).replaceAll(/\s+/g, ' ').trim();
  const tellsOfSomebody = text.includes('@') || /(?:\d[\s/().-]*){7}/.test(text);
  return text === '' || text.length > 200 || tellsOfSomebody ? null : text;
}

/** Counts a text that found nothing, in the background. An error is only logged. */
export function noteMissed(sql: Sql, q: string, log: Logger): void {
  const text = countedText(q);
  if (text === null) return;

  const noted = sql`
    insert into missed_query (text)
    select ${text} where (select count(*) from missed_query where day = current_date) < ${maxTextsOfDay}
    on conflict (text, day) do update set times = missed_query.times + 1`;
  noted.catch((error: unknown) => log.warn({ err: error }, 'a search without a result could not be counted'));
}

/** The most frequent texts without a result in the last days. */
export async function readMissed(sql: Sql, days: number, limit: number): Promise<MissedQuery[]> {
  return sql<MissedQuery[]>`
    select text, sum(times)::int as times from missed_query
    where day > current_date - ${days}::int group by text order by times desc, text limit ${limit}`;
}

/** Deletes texts after 90 days. Returns how many. [M64] */
export async function deleteOldMissedQueries(sql: Sql): Promise<number> {
  const { count } = await sql`delete from missed_query where day < current_date - ${daysKept}::int`;
  return count;
}
