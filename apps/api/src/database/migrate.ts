import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { Sql } from 'postgres';

const folder = fileURLToPath(new URL('../../migrations', import.meta.url));

/**
 * Runs the numbered SQL files that this database has not seen, each in a transaction of its own; gives their names.
 *
 * Several servers may start together: an advisory lock lets one of them work.
 */
export async function migrate(sql: Sql): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const connection = await sql.reserve();
  try {
    await connection`select pg_advisory_lock(hashtext('migration'))`;
    await connection`create table if not exists migration (name text primary key, at timestamptz not null default now())`;
    const done = new Set((await connection`select name from migration`).map((row) => row['name'] as string));
    const missing = files.filter((name) => !done.has(name));
    for (const name of missing) {
      const statements = await readFile(join(folder, name), 'utf8');
      await connection.unsafe(`begin; ${statements}; insert into migration (name) values ('${name}'); commit`).simple();
    }
    return missing;
  } catch (error) {
    await connection`rollback`;
    throw error;
  } finally {
    await connection`select pg_advisory_unlock(hashtext('migration'))`.catch(() => {});
    connection.release();
  }
}
