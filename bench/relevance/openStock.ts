import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openImportedApp } from '../../apps/api/src/testing/openImportedApp.ts';
import { startPostgres } from '../../tools/postgres/launcher.ts';
import { readStock, type StockAd } from './readStock.ts';

/** The real API over imported ads. */
export interface Stock {
  readonly ads: readonly StockAd[];
  /** Ids of the first page of a list, in their order. */
  list(parameters: Readonly<Record<string, string>>): Promise<number[]>;
  close(): Promise<void>;
}

/** Imports a file of ads into a database of its own and opens the API over it. */
export async function openStock(mapping: string, file: string): Promise<Stock> {
  const directory = await mkdtemp(join(tmpdir(), 'volan-bench-'));
  const server = await startPostgres({ directory, ownOnly: true });
  const imported = await openImportedApp(server.url, { mapping, file, directory });

  return {
    ads: await readStock(imported.database.sql),
    async list(parameters) {
      const query = new URLSearchParams(parameters).toString();
      const { statusCode, body } = await imported.app.inject({ method: 'GET', url: `/v3/ads?${query}` });
      if (statusCode !== 200) throw new Error(`${statusCode} for "${parameters['q'] ?? ''}": ${body}`);

      const { data } = JSON.parse(body) as { data: { id: number }[] };

      return data.map(({ id }) => id);
    },
    async close() {
      await imported.close();
      await server.discard();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
