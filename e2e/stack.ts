import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromiumArguments } from '../tools/chromium/chromiumArguments.ts';
import { findHeadlessChromium } from '../tools/chromium/findChromium.ts';
import { freePort } from '../tools/freePort.ts';
import { databaseUrl, startPostgres } from '../tools/postgres/launcher.ts';
import { lastLogLines, openChildren } from '../tools/processes/children.ts';
import { waitForResponse } from '../tools/processes/waitForResponse.ts';
import { buildWeb, generate, migrate, seed } from '../tools/stack/prepare.ts';
import { apiProgram, stackEnvironment, webProgram } from '../tools/stack/programs.ts';
import { execute } from './execute.ts';

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
  /** The database as it was filled, which nobody is connected to: files that change much copy it. */
  templateUrl: string;
  /** Where the one browser of the journeys is reached. */
  browser: string;
}

/** Starts the whole product with its demo marketplace on free ports, in a folder and a database that go away again. */
export default async function setup(project: TestProject) {
  const directory = mkdtempSync(join(tmpdir(), 'volan-journeys-'));
  const children = openChildren(directory);
  const server = await startPostgres({ directory: join(directory, 'postgres') });
  const name = `volan_journeys_${process.pid}`;
  const template = `${name}_template`;
  const maintenance = databaseUrl(server.url, 'postgres');
  const browser = await chromium.launchServer({ executablePath: findHeadlessChromium(), args: chromiumArguments });
  const close = async () => {
    await browser.close();
    await children.stop();
    for (const each of [name, template]) await execute(maintenance, `drop database if exists ${each} with (force)`);
    await server.discard();
  };
  const end = async () => {
    await close();
    try {
      // whatever the journeys say: they may not look at what a program did after them
      children.assertNoneLost();
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  };
  try {
    const templateUrl = databaseUrl(server.url, template);
    await execute(maintenance, `create database ${template}`);
    const place = { directory, databaseUrl: databaseUrl(server.url, name) };
    const env = stackEnvironment(place);
    const filling = { ...env, DATABASE_URL: templateUrl };
    await generate();
    // one after the other: a build may write generated sources anew, which the others read
    await buildWeb();
    await migrate(filling);
    await seed(filling);
    await execute(maintenance, `create database ${name} template ${template}`);
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
      templateUrl,
      browser: browser.wsEndpoint(),
    });
  } catch (error) {
    await close();
    rmSync(directory, { recursive: true, force: true });
    throw error;
  }
  return end;
}

async function answering(name: string, url: string, directory: string) {
  if (await waitForResponse(url, 120_000)) return;
  throw new Error(`${name} does not answer at ${url}. Its last lines:\n${lastLogLines(directory, name)}`);
}
