import { join } from 'node:path';
import { startPostgres } from '../postgres/launcher.ts';
import { run } from '../processes/run.ts';
import { ownerOf } from '../processes/running.ts';
import { dataDirectory } from './dataDirectory.ts';
import { loadSettings } from './loadSettings.ts';
import { generate, migrate } from './prepare.ts';

/** A program of `apps/api` that works on the database of this product, running or not. */
export interface DatabaseProgram {
  /** From the root of the repository. */
  readonly program: string;
  readonly args: readonly string[];
  /** Brings the tables up to date first; a restore needs a database without any. @default true */
  readonly migrated?: boolean;
}

/**
 * Runs a program on DATABASE_URL and MEDIA_DIR, of the environment or of `.env`, else on the built-in PostgreSQL of this
 * folder, which is started for it where it does not run.
 *
 * @returns its exit code.
 */
export async function runOnDatabase({ program, args, migrated = true }: DatabaseProgram): Promise<number> {
  loadSettings();
  await generate();
  const database = await startPostgres({ directory: join(dataDirectory, 'postgres') });
  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    MEDIA_DIR: process.env['MEDIA_DIR'] ?? join(dataDirectory, 'media'),
  };
  try {
    if (migrated) await migrate(env);
    return await run(process.execPath, ['--conditions=@volan/source', program, ...args], env);
  } finally {
    // a product that was started meanwhile goes on with this server
    if (!database.adopted && ownerOf(dataDirectory) === null) await database.stop();
  }
}
