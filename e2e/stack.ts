import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { freePort } from '../tools/freePort.ts';
import { databaseUrl, startPostgres } from '../tools/postgres/launcher.ts';
import { lastLogLines, openChildren } from '../tools/processes/children.ts';
import { waitForResponse } from '../tools/processes/waitForResponse.ts';
import { buildWeb, generate, migrate, seed } from '../tools/stack/prepare.ts';
import { apiProgram, stackEnvironment, webProgram } from '../tools/stack/programs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The product that the journeys walk through. */
    stack: Stack;
  }
}

/** Where the started product listens, and the folder and database that are its own. */
export interface Stack {
  web: number;
  api: number;
  databaseUrl: string;
  mediaDirectory: string;
}

/** Starts the whole product with its demo marketplace on free ports, in a folder and a database that go away again. */
export default async function setup(project: TestProject) {
  const directory = mkdtempSync(join(tmpdir(), 'volan-journeys-'));
  const children = openChildren(directory);
  const server = await startPostgres({ directory: join(directory, 'postgres') });
  const name = `volan_journeys_${process.pid}`;
  const end = async () => {
    await children.stop();
    await ask(databaseUrl(server.url, 'postgres'), `drop database if exists ${name} with (force)`);
    await server.discard();
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    await ask(databaseUrl(server.url, 'postgres'), `create database ${name}`);
    const place = { directory, databaseUrl: databaseUrl(server.url, name) };
    const env = stackEnvironment(place);
    await generate();
    // one after the other: a build may write generated sources anew, which the others read
    await buildWeb();
    await migrate(env);
    await seed(env);
    // chosen at the last moment: the connections of the steps before take ports of the same range
    const ports = { web: await freePort(), api: await freePort(), storybook: 0 };
    children.start(apiProgram({ ...place, ports }, env));
    children.start(webProgram({ ...place, ports }, env));
    const lost = children.lost.then((program) => {
      throw new Error(`${program} ended by itself. Its last lines:\n${lastLogLines(directory, program)}`);
    });
    lost.catch(() => {}); // after the start the journeys themselves tell
    await Promise.race([answering('api', `http://127.0.0.1:${ports.api}/ready`, directory), lost]);
    await Promise.race([answering('web', `http://localhost:${ports.web}/`, directory), lost]);
    project.provide('stack', {
      web: ports.web,
      api: ports.api,
      databaseUrl: place.databaseUrl,
      mediaDirectory: join(directory, 'media'),
    });
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}

async function answering(name: string, url: string, directory: string) {
  if (await waitForResponse(url, 120_000)) return;
  throw new Error(`${name} does not answer at ${url}. Its last lines:\n${lastLogLines(directory, name)}`);
}

async function ask(url: string, statement: string) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await sql.unsafe(statement);
  } finally {
    await sql.end();
  }
}
