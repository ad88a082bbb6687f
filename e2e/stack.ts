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
import { openOutsideServices } from './outsideServices.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The product for journeys that change nothing that other journeys read. */
    stack: Stack;
    /**
     * A second product over a copy of the same database, for journeys that change what every visitor reads: prices,
     * ads, texts, categories. It knows a test bank and a test translator.
     */
    changingStack: Stack;
  }
}

/** Where a started product listens, and the folder and database that are its own. */
export interface Stack {
  web: number;
  api: number;
  databaseUrl: string;
  mediaDirectory: string;
  variantDirectory: string;
  /** The database as it was filled, which nobody is connected to: files that change much copy it. */
  templateUrl: string;
  /** Where the one browser of the journeys is reached. */
  browser: string;
}

/** Address of the app in its store, which phones are offered. [C41] */
const androidAppUrl = 'https://play.google.com/store/apps/details?id=example';

/**
 * Starts both products with their demo marketplace on free ports, in a folder and in databases that are removed at the
 * end.
 */
export default async function setup(project: TestProject) {
  const directory = mkdtempSync(join(tmpdir(), 'volan-journeys-'));
  const children = openChildren(directory);
  const server = await startPostgres({ directory: join(directory, 'postgres') });
  const name = `volan_journeys_${process.pid}`;
  const names = { template: `${name}_template`, stack: name, changingStack: `${name}_changing` };
  const maintenance = databaseUrl(server.url, 'postgres');
  const browser = await chromium.launchServer({ executablePath: findHeadlessChromium(), args: chromiumArguments });
  const services = await openOutsideServices();
  const close = async () => {
    await browser.close();
    await children.stop();
    await services.close();
    for (const each of Object.values(names)) {
      await execute(maintenance, `drop database if exists ${each} with (force)`);
    }
    await server.discard();
  };
  const end = async () => {
    await close();
    try {
      // also when all journeys passed: a program may have crashed after them
      children.assertNoneLost();
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  };

  /** Starts API and web over a copy of the filled database. */
  async function start(key: 'stack' | 'changingStack', more: (web: number) => NodeJS.ProcessEnv, webEnv = {}) {
    await execute(maintenance, `create database ${names[key]} template ${names.template}`);
    const place = { directory, databaseUrl: databaseUrl(server.url, names[key]) };
    // chosen last, because connections of the steps before use ports of the same range
    const ports = { web: await freePort(), api: await freePort(), storybook: 0 };
    const env = { ...stackEnvironment(place), ANDROID_APP_URL: androidAppUrl, ...more(ports.web) };
    const [api, web] = [`api of ${key}`, `web of ${key}`];
    children.start({ ...apiProgram({ ...place, ports }, env), name: api });
    children.start({ ...webProgram({ ...place, ports }, { ...env, ...webEnv }), name: web });
    await answering(api, `http://127.0.0.1:${ports.api}/ready`, directory);
    await answering(web, `http://localhost:${ports.web}/`, directory);

    project.provide(key, {
      web: ports.web,
      api: ports.api,
      databaseUrl: place.databaseUrl,
      mediaDirectory: join(directory, 'media'),
      variantDirectory: join(directory, 'variants'),
      templateUrl: databaseUrl(server.url, names.template),
      browser: browser.wsEndpoint(),
    });
  }

  try {
    const templateUrl = databaseUrl(server.url, names.template);
    await execute(maintenance, `create database ${names.template}`);
    const filling = { ...stackEnvironment({ directory, databaseUrl: templateUrl }), DATABASE_URL: templateUrl };
    await generate();
    // one after the other: a build may rewrite generated sources, which the others read
    await buildWeb();
    await migrate(filling);
    // journeys book their own banners
    await seed(filling, { preparePictures: false, banners: false });

    const lost = children.lost.then((program) => {
      throw new Error(`${program} ended by itself. Its last lines:\n${lastLogLines(directory, program)}`);
    });
    lost.catch(() => {}); // after the start the journeys themselves tell
    const started = Promise.all([start('stack', () => ({})), start('changingStack', services.env, services.webEnv)]);
    await Promise.race([started, lost]);
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
