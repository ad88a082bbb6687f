import type { Sql } from 'postgres';

/** Tables that a call may touch before it is refused: who calls how often. */
const beside = ['rate_limit'];

/** How many rows every table has and a digest of them, by its name: for tests of what a refused call leaves alone. */
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

/** The tables in which something is not as it was. */
export const changedTables = (
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): string[] => Object.keys(after).filter((table) => before[table] !== after[table]);
