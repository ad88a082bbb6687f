import postgres from 'postgres';
import { loadContent } from './catalogue/content/loadContent.ts';
import { migrate } from './database/migrate.ts';

// Brings the database of DATABASE_URL to the newest form, with the catalogue's content.
const url = process.env['DATABASE_URL'];
if (!url) {
  process.stderr.write('DATABASE_URL is not set. It names the database to migrate: set it and start again.\n');
  process.exit(1);
}
const sql = postgres(url, { max: 2, onnotice: () => {} });
try {
  for (const name of await migrate(sql)) console.log(`migrated ${name}`);
  await loadContent(sql);
} finally {
  await sql.end();
}
