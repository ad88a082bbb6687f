import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { createApp } from '../app.ts';
import { openModules } from '../modules.ts';
import { importFiles } from '../cli/import/importFiles.ts';
import { readMapping } from '../importing/readMapping.ts';
import { openRefusedReport } from '../cli/import/refusedReport.ts';
import { openPictures } from '../media/openPictures.ts';
import { connect, type Database } from '../platform/database/connect.ts';
import { prepareDatabase } from '../taxonomy/content/prepareDatabase.ts';
import { openSearch } from '../search/openSearch.ts';

/** The real application over imported ads. */
export interface ImportedApp {
  readonly app: FastifyInstance;
  readonly database: Database;
  close(): Promise<void>;
}

/** Imports one file of ads into an empty database and opens the application over it; `directory` is for its files. */
export async function openImportedApp(
  url: string,
  { mapping, file, directory }: { mapping: string; file: string; directory: string },
): Promise<ImportedApp> {
  await prepareDatabase(url);
  const database = connect(url);
  const report = await openRefusedReport(join(directory, 'refused.csv'));
  await importFiles(database.sql, await readMapping(mapping), [file], { report, now: new Date() });
  await report.close();

  const logger = pino({ level: 'silent' });
  const search = await openSearch(database, 'memory', logger);
  await search.loaded;
  const media = await openPictures(database.sql, {
    mediaDirectory: join(directory, 'media'),
    variantDirectory: join(directory, 'variants'),
    variantBytes: 10_000_000,
  });
  const deps = {
    database,
    search,
    pictures: media.pictures,
    uploads: media.uploads,
    webSecret: 'of a measurement',
    accountSecret: 'of a measurement',
    logger,
  };
  const app = await createApp(deps, await openModules(deps));

  return {
    app,
    database,
    async close() {
      await app.close();
      await media.close();
      await search.close();
      await database.close();
    },
  };
}
