import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from './postgres/launcher.ts';
import { run } from './processes/run.ts';
import { generate, migrate } from './product/prepare.ts';
import { stopProcess } from './Stop.ts';

// Reads ads from a CSV file into the database of this product, running or not.
try {
  const directory = join(fileURLToPath(new URL('..', import.meta.url)), '.data');
  await generate();
  const database = await startPostgres({ directory: join(directory, 'postgres') });
  const env = { ...process.env, DATABASE_URL: database.url, MEDIA_DIR: join(directory, 'media') };
  await migrate(env);
  const args = ['--conditions=@volan/source', 'apps/api/src/import/main.ts', ...process.argv.slice(2)];
  const code = await run(process.execPath, args, env);
  if (!database.adopted) await database.stop();
  process.exit(code);
} catch (error) {
  stopProcess(error);
}
