import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { apiMemory } from '../processes/apiMemory.ts';
import { loadVapidKey } from './vapidKey.ts';
import type { Program } from '../processes/children.ts';

/** Where one running stack keeps its data, and the ports that it listens on. */
export interface StackConfig {
  /** Folder of everything that is kept between starts. */
  directory: string;
  databaseUrl: string;
  ports: { web: number; api: number; storybook: number };
}

/** The environment of every program. By the secret web proves to the API that it forwards a visitor's address. */
export function stackEnvironment({ directory, databaseUrl }: Omit<StackConfig, 'ports'>): NodeJS.ProcessEnv {
  return {
    DATABASE_URL: databaseUrl,
    MEDIA_DIR: join(directory, 'media'),
    VARIANT_DIR: join(directory, 'variants'),
    VAPID_PRIVATE_KEY: process.env['VAPID_PRIVATE_KEY'] ?? loadVapidKey(directory),
    WEB_SECRET: process.env['WEB_SECRET'] ?? randomBytes(32).toString('hex'),
  };
}

const fromSource = '--conditions=@volan/source';

/** The API server. */
export const apiProgram = (config: StackConfig, env: NodeJS.ProcessEnv, flags: readonly string[] = []): Program => ({
  name: 'api',
  command: process.execPath,
  args: [...flags, fromSource, 'apps/api/src/main.ts'],
  env: { ...apiMemory, ...process.env, ...env, PORT: String(config.ports.api), WEB_PORT: String(config.ports.web) },
});

/** The web server, over its build. */
export const webProgram = (config: StackConfig, env: NodeJS.ProcessEnv, entry = 'main.ts'): Program => ({
  name: 'web',
  command: process.execPath,
  args: [fromSource, `apps/web/server/${entry}`],
  env: {
    NODE_ENV: entry === 'main.ts' ? 'production' : 'development',
    MAILBOX: 'on', // the API of a stack is one of development
    ...process.env,
    ...env,
    PORT: String(config.ports.web),
    API_URL: `http://127.0.0.1:${config.ports.api}`,
  },
});

/** Address of the test card gateway: web and API of development use it instead of a bank's. [A19] */
export const cardGatewayUrl = (port: number) => `http://127.0.0.1:${port}`;

/**
 * A company and accounts of nobody, so that receipts are whole and orders can be paid by transfer in development too,
 * unless there are others. [A20]
 */
export const developmentAccounts = (): NodeJS.ProcessEnv => ({
  CONTACT_EMAIL: process.env['CONTACT_EMAIL'] || 'pitanja@primer-oglasi.example',
  CONTACT_PHONE: process.env['CONTACT_PHONE'] || '+381 11 000 0000',
  CONTACT_HOURS: process.env['CONTACT_HOURS'] || 'Mo-Fr 09:00-17:00',
  COMPANY_NAME: process.env['COMPANY_NAME'] || 'Primer oglasi d.o.o.',
  COMPANY_ADDRESS: process.env['COMPANY_ADDRESS'] || 'Primerna ulica 1, 11000 Beograd',
  COMPANY_TAX_ID: process.env['COMPANY_TAX_ID'] || '999999990',
  COMPANY_REGISTRY_NUMBER: process.env['COMPANY_REGISTRY_NUMBER'] || '99999999',
  COMPANY_BANK_ACCOUNT: process.env['COMPANY_BANK_ACCOUNT'] || '999-1234-38',
  COMPANY_IBAN: process.env['COMPANY_IBAN'] || 'DE89370400440532013000',
});

/** The test card gateway. Never part of production. */
export const cardGatewayProgram = (port: number, env: NodeJS.ProcessEnv): Program => ({
  name: 'gateway',
  command: process.execPath,
  args: [fromSource, 'apps/api/src/testing/cardGateway/main.ts'],
  env: { ...process.env, ...env, PORT: String(port) },
});

/** Storybook as a visitor of the demo sees it: built, then answered as files. */
export const storybookProgram = (config: StackConfig): Program => ({
  name: 'storybook',
  command: process.execPath,
  args: ['tools/stack/buildAndServeStorybook.ts', String(config.ports.storybook)],
  mayEnd: true,
});

/** Storybook that follows the source. */
export const liveStorybookProgram = (config: StackConfig): Program => ({
  name: 'storybook',
  command: 'storybook',
  args: ['dev', '--port', String(config.ports.storybook), '--exact-port', '--no-open', '--ci'],
  mayEnd: true,
});

/** Writes generated sources again whenever their inputs change. */
export const generateProgram = (): Program => ({
  name: 'generate',
  command: 'turbo',
  args: ['watch', 'generate'],
  mayEnd: true,
});
