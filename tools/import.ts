import { join } from 'node:path';
import { startPostgres } from './postgres/launcher.ts';
import { run } from './processes/run.ts';
import { ownerOf } from './processes/running.ts';
import { productDirectory } from './product/directory.ts';
import { generate, migrate } from './product/prepare.ts';
import { stopProcess } from './Stop.ts';

// Reads ads from a CSV file into the database of this product, running or not.
try {
  await generate();
  const database = await startPostgres({ directory: join(productDirectory, 'postgres') });
  const env = { ...process.env, DATABASE_URL: database.url, MEDIA_DIR: join(productDirectory, 'media') };
  await migrate(env);
  const args = ['--conditions=@volan/source', 'apps/api/src/import/main.ts', ...process.argv.slice(2)];
  const code = await run(process.execPath, args, env);
  // a product that was started meanwhile goes on with this server
  if (!database.adopted && ownerOf(productDirectory) === null) await database.stop();
  process.exit(code);
} catch (error) {
  stopProcess(error);
}
