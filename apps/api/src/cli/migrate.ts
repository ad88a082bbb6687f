import { readConfiguration } from '../configuration.ts';
import { MigrationsDiffer, waitingMigrations } from '../platform/database/migrate.ts';
import { prepareDatabase } from '../taxonomy/content/prepareDatabase.ts';

// Migrates the database of DATABASE_URL without starting the server. With --only-empty it fills an empty database and
// does not change any other: if that one is not up to date, it says so and exits with 1.
const { databaseUrl } = readConfiguration(process.env);
if (process.argv.includes('--only-empty')) {
  const { isEmpty, waiting } = await waitingMigrations(databaseUrl);
  if (!isEmpty && waiting.length > 0) {
    process.stderr.write(
      `The database is older than this version (${waiting.join(', ')}), and a dry run changes nothing. Start the product, which brings it up to date, then try again.\n`,
    );
    process.exit(1);
  }
  if (!isEmpty) process.exit(0);
}
try {
  const { migrations, contentLoaded } = await prepareDatabase(databaseUrl);
  process.stderr.write(`migrations run: ${migrations.length}; content ${contentLoaded ? 'loaded' : 'unchanged'}\n`);
} catch (error) {
  if (!(error instanceof MigrationsDiffer)) throw error;

  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
