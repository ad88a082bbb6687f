import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { test as base } from 'vitest';
import { demoAccounts, demoAdministrators } from '../apps/api/src/cli/demo/demoLogins.ts';
import { isFull } from '../tools/testing/isFull.ts';
import { currentStack } from './currentStack.ts';
import { openBrowser } from './openBrowser.ts';
import { resetRateLimits, signIn, signUp, type Brand, type Person } from './people.ts';
import { openSql } from './sql.ts';

/** How a window is opened; of which brand somebody is signed in there. */
export interface WindowOptions extends BrowserContextOptions {
  /** @default 'volan' */
  brand?: Brand;
}

/** A desktop that can show all parts of a page. */
const desktop = { viewport: { width: 1440, height: 900 } };

/**
 * What journeys share. `browser` and `sql` serve a file; windows of `open`, `page`, `buyer`, `seller`, `company` and
 * `administrator` close with their test. People are signed in without the forms: two journeys of accounts show those.
 */
export const test = base
  .extend('visitor', { scope: 'file' }, (): 'returning' | 'first visit' => 'returning')
  .extend('browser', { scope: 'file' }, async ({ visitor }, { onCleanup }): Promise<Browser> => {
    const browser = await openBrowser(visitor);
    onCleanup(() => browser.close());

    return browser;
  })
  .extend('stack', { scope: 'file' }, () => currentStack())
  .extend('sql', { scope: 'file' }, ({ stack }, { onCleanup }) => {
    const sql = openSql(stack.databaseUrl);
    onCleanup(() => sql.end());

    return sql;
  })
  /** Opens a window with nothing in it but the answers to what a first visit asks. */
  .extend('open', ({ browser }, { onCleanup }) => {
    const contexts: BrowserContext[] = [];
    onCleanup(async () => void (await Promise.all(contexts.map((context) => context.close()))));

    return async (options: BrowserContextOptions = {}): Promise<Page> => {
      const context = await browser.newContext({ ...desktop, ...options });
      contexts.push(context);
      return context.newPage();
    };
  })
  .extend('page', ({ open }) => open())
  /** Opens a window in which somebody new is signed in, with a confirmed e-mail address. */
  .extend('buyer', ({ open }) => async ({ brand = 'volan', ...options }: WindowOptions = {}) => {
    const page = await open(options);
    await resetRateLimits();
    const person: Person = await signUp(page.context(), brand);

    return { page, ...person };
  })
  .extend('signedIn', ({ open }) => async (email: string, { brand = 'volan', ...options }: WindowOptions = {}) => {
    const page = await open(options);
    await resetRateLimits();
    await signIn(page.context(), brand, email);

    return page;
  })
  /** Opens a window of the demo's private seller. */
  .extend(
    'seller',
    ({ signedIn }) =>
      (options?: WindowOptions) =>
        signedIn(demoAccounts[0][1], options),
  )
  /** Opens a window of the demo's company. */
  .extend(
    'company',
    ({ signedIn }) =>
      (options?: WindowOptions) =>
        signedIn(demoAccounts[1][1], options),
  )
  /** Opens a window of the demo's administrator, whose second step is done. */
  .extend(
    'administrator',
    ({ signedIn }) =>
      (options?: WindowOptions) =>
        signedIn(demoAdministrators[0][1], options),
  );

/** A journey that only `npm test -- full` walks: slow, and of what seldom breaks. */
export const testInFull = test.runIf(isFull);
