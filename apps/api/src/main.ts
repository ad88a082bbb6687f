import pino from 'pino';
import { createApp } from './app.ts';
import { readConfiguration } from './configuration.ts';
import { connect } from './database/connect.ts';
import { prepareDatabase } from './database/prepareDatabase.ts';
import { openPictures } from './media/openPictures.ts';
import { openSearch } from './search/openSearch.ts';

const configuration = readConfiguration(process.env);
const logger = pino({ level: configuration.logLevel });

const prepared = await prepareDatabase(configuration.databaseUrl);
logger.info(prepared, 'the database is up to date');
const database = connect(configuration.databaseUrl);
const search = await openSearch(database, configuration.searchIndex, logger);
const media = await openPictures(database.sql, configuration);
const app = await createApp({ database, search, pictures: media.pictures, webSecret: configuration.webSecret, logger });

async function stop() {
  await app.close();
  await search.close();
  await media.close();
  await database.close();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    logger.info({ signal }, 'stopping');
    stop().catch((error: unknown) => {
      logger.error({ err: error }, 'did not stop cleanly');
      process.exitCode = 1;
    });
  });
}

await app.listen({ host: configuration.host, port: configuration.port });
