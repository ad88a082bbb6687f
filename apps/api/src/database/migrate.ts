import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import postgres, { type Sql } from 'postgres';

/** Where the numbered statements are: `apps/api/migrations`. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Any number will do, as long as every server asks for the same one. */
const lockNumber = 4_210_718;

/**
 * Runs the numbered SQL files of a folder that this database has not seen, each once, in its own transaction.
 *
 * Servers that start together take turns by an advisory lock. A file that changed after it ran is an error: the
 * database would not be what the files say.
 *
 * @returns the names of the files that ran.
 */
export async function migrate(url: string, folder = migrationsFolder): Promise<string[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await sql`select pg_advisory_lock(${lockNumber})`;
    return await runMissing(sql, folder);
  } finally {
    await sql.end(); // ends the lock too
  }
}

async function runMissing(sql: Sql, folder: string) {
  await sql`
    create table if not exists migration (
      name text primary key,
      hash text not null,
      at timestamptz not null default now()
    )`;
  const done = new Map((await sql`select name, hash from migration`).map((row) => [row['name'], row['hash']]));
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const ran: string[] = [];
  for (const name of names) {
    const text = await readFile(`${folder}/${name}`, 'utf8');
    const hash = createHash('sha256').update(text).digest('hex');
    if (done.has(name) && done.get(name) !== hash) {
      throw new Error(
        `The migration ${name} changed after it ran here. Put the change into a new file, or, in development, remove the database.`,
      );
    }
    if (!done.has(name)) {
      await sql.begin(async (transaction) => {
        await transaction.unsafe(text);
        await transaction`insert into migration (name, hash) values (${name}, ${hash})`;
      });
      ran.push(name);
    }
  }
  return ran;
}
