import type { Sql } from 'postgres';

/** Tables that a refused call may change: the counts of rate limits. */
const beside = ['rate_limit'];

/** Number and digest of the rows of each table, by name, to test that a refused call changes nothing. */
export async function everyRow(sql: Sql): Promise<Readonly<Record<string, string>>> {
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all (${beside}) order by relname`;
  const digests = tables.map(
    ({ name }) => sql`select ${name} as name, (
      select concat(count(*), ' ', sum(hashtextextended(row::text, 0))) from ${sql(name)} row) as digest`,
  );
  const rows = await sql<{ name: string; digest: string }[]>`${digests.reduce(
    (all, one) => sql`${all} union all ${one}`,
  )}`;

  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}

/** The tables whose rows have changed. */
export const changedTables = (
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): string[] => Object.keys(after).filter((table) => before[table] !== after[table]);
