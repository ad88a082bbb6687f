import { resolve } from 'node:path';
import { readConfiguration } from '../../configuration.ts';
import { connect } from '../../platform/database/connect.ts';
import { localObjectStore } from '../../media/localObjectStore.ts';
import { backUp } from './backUp.ts';
import type { Manifest } from './Manifest.ts';
import { Refusal } from './Refusal.ts';
import { restore } from './restore.ts';

// usage: main.ts backup|restore FOLDER [--replace]. Works on DATABASE_URL and MEDIA_DIR.
const [command, ...rest] = process.argv.slice(2);
const [folder, ...more] = rest.filter((argument) => argument !== '--replace');
const replace = rest.includes('--replace');
const began = performance.now();

function summaryOf({ tables, objects, madeAt }: Manifest, what: string) {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  return `${what}: ${rows} rows of ${tables.length} tables and ${objects.count} objects (${Math.ceil(objects.bytes / 1e6)} MB), as of ${madeAt}, in ${seconds} s.`;
}

try {
  if (!folder || more.length > 0) {
    throw new Refusal(`Name one folder: npm run ${command} -- /srv/backups/monday`);
  }
  const { databaseUrl, mediaDirectory } = readConfiguration({ ...process.env, NODE_ENV: 'development' });
  const objects = localObjectStore(mediaDirectory);
  if (command === 'restore') {
    if (replace) process.stderr.write('Everything in this database is replaced by the backup, for good.\n');
    const manifest = await restore(resolve(folder), { url: databaseUrl, objects, replace });
    console.log(summaryOf(manifest, 'Restored'));
  } else {
    const database = connect(databaseUrl, { connections: 1 });
    try {
      console.log(summaryOf(await backUp(database.sql, objects, resolve(folder)), `Backed up to ${resolve(folder)}`));
    } finally {
      await database.close();
    }
  }
} catch (error) {
  if (!(error instanceof Refusal)) throw error;

  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
