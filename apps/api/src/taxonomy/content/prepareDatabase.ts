import postgres from 'postgres';
import { loadContent } from './loadContent.ts';
import { contentHash } from './contentHash.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { prepareQueue } from '../../platform/jobs/openBoss.ts';

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
