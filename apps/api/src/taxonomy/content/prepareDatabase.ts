import postgres from 'postgres';
import { loadContent } from './loadContent.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { prepareQueue } from '../../platform/jobs/openBoss.ts';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolder } from './contentFolder.ts';

/** What a preparation did. */
export interface PreparedDatabase {
  /** Migrations that ran now. */
  migrations: string[];
  /** The content files differed from those in the database and were loaded. */
  contentLoaded: boolean;
}

/**
 * Prepares a database for this server: its tables, those of the queue of jobs, and the taxonomy of the content files.
 * Safe to repeat.
 */
export async function prepareDatabase(url: string): Promise<PreparedDatabase> {
  const migrations = await migrate(url);
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await prepareQueue(sql);
    const hash = await contentHash();
    const [stored] = await sql<{ hash: string }[]>`select hash from loaded_content`;
    if (stored?.hash === hash) return { migrations, contentLoaded: false };

    await loadContent(sql);
    await sql`
      insert into loaded_content (hash) values (${hash})
      on conflict (one) do update set hash = excluded.hash, at = now()`;

    return { migrations, contentLoaded: true };
  } finally {
    await sql.end();
  }
}

/** One hash over all content files and their names: it changes when the content does. */
async function contentHash(folder = contentFolder): Promise<string> {
  const hash = createHash('sha256');
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(json|tsv)$/.test(name)).sort();
  for (const name of names) {
    hash.update(name).update(await readFile(join(folder, name)));
  }

  return hash.digest('hex');
}
