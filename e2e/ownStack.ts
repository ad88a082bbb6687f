import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { databaseUrl } from '../tools/postgres/launcher.ts';
import { useStack } from './currentStack.ts';
import { openOwnProcesses } from './ownProcesses.ts';
import { execute } from './execute.ts';

/** A database of one test file, filled as the one of all. */
export interface OwnDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Copies the demo marketplace as it was filled, in a fifth of a second: what the file changes nobody else reads. */
async function copyDatabase(): Promise<OwnDatabase> {
  const { templateUrl } = inject('stack');
  const name = `volan_journey_${randomBytes(6).toString('hex')}`;
  const maintenance = databaseUrl(templateUrl, 'postgres');
  await execute(maintenance, `create database ${name} template ${new URL(templateUrl).pathname.slice(1)}`);

  return {
    url: databaseUrl(templateUrl, name),
    drop: () => execute(maintenance, `drop database if exists ${name} with (force)`),
  };
}

/** Makes a copy of the database the one of this file, for the processes that it starts itself. */
export async function useOwnDatabase(): Promise<OwnDatabase> {
  const database = await copyDatabase();
  useStack({ ...inject('stack'), databaseUrl: database.url });
  return database;
}

/** How the web server of an own stack is started, where that is not the usual way. */
export interface OwnWeb {
  readonly port?: number;
  readonly env?: NodeJS.ProcessEnv;
}

/**
 * Starts a product over a database of its own and makes it the one of this file. For journeys that change what others
 * read, such as a price or the state of a seller. Gives what ends it.
 *
 * @param apiEnvironment further environment variables of the API
 */
export async function startOwnStack(
  apiEnvironment: NodeJS.ProcessEnv = {},
  ownWeb: OwnWeb = {},
): Promise<() => Promise<void>> {
  const database = await copyDatabase();
  const processes = openOwnProcesses();
  const end = async () => {
    try {
      await processes.end();
    } finally {
      await database.drop();
    }
  };
  try {
    const api = await processes.api(database.url, apiEnvironment);
    const web = await processes.web(api.port, undefined, ownWeb);
    await api.start();
    await web.start();
    useStack({ ...inject('stack'), databaseUrl: database.url, api: api.port, web: web.port });
  } catch (error) {
    await end();
    throw error;
  }

  return end;
}
