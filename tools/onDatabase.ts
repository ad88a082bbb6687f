import { join } from 'node:path';
import { exitWithError } from './CliError.ts';
import { startPostgres } from './postgres/launcher.ts';
import { run } from './processes/run.ts';
import { ownerOf } from './processes/running.ts';
import { dataDirectory } from './stack/dataDirectory.ts';
import { loadSettings } from './stack/loadSettings.ts';
import { generate, migrate } from './stack/prepare.ts';

// onDatabase.ts [--unmigrated] PROGRAM [ARGUMENT …]: runs a program of apps/api on DATABASE_URL and MEDIA_DIR of the
// environment or of `.env`, else on the built-in PostgreSQL of this folder, which is started if it does not run. The
// tables are migrated first, unless --unmigrated: a restore needs a database without tables.
const given = process.argv.slice(2);
const migrated = given[0] !== '--unmigrated';
const [program = '', ...args] = migrated ? given : given.slice(1);

async function runOnDatabase(): Promise<number> {
  loadSettings();
  await generate();
  const database = await startPostgres({ directory: join(dataDirectory, 'postgres') });
  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    MEDIA_DIR: process.env['MEDIA_DIR'] ?? join(dataDirectory, 'media'),
  };
  try {
    // a dry run changes nothing, tables neither
    if (migrated) await migrate(env, { onlyEmpty: args.includes('--dry-run') });
    return await run(process.execPath, ['--conditions=@volan/source', program, ...args], env);
  } finally {
    // a product that was started meanwhile continues with this server
    if (!database.adopted && ownerOf(dataDirectory) === null) await database.stop();
  }
}

process.exit(await runOnDatabase().catch(exitWithError));
