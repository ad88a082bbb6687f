import { readConfiguration } from '../configuration.ts';
import { prepareDatabase } from '../platform/database/prepareDatabase.ts';

// Brings the database of DATABASE_URL up to date without starting the server.
const { databaseUrl } = readConfiguration(process.env);
const { migrations, contentLoaded } = await prepareDatabase(databaseUrl);
process.stderr.write(`migrations run: ${migrations.length}; content ${contentLoaded ? 'loaded' : 'unchanged'}\n`);
