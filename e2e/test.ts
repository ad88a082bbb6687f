import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { test as base } from 'vitest';
import { demoAccounts, demoAdministrators } from '../apps/api/src/cli/demo/demoLogins.ts';
import { isFull } from '../tools/testing/isFull.ts';
import { currentStack } from './currentStack.ts';
import { openBrowser } from './openBrowser.ts';
import { resetRateLimits, signIn, signUp, type Brand, type Person } from './people.ts';
import { openSql } from './sql.ts';

/** Options of a window, with the brand in which the user is signed in. */
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
  /**
   * Opens a window of a visitor who has answered the questions of a first visit. The test fails where one of its pages
   * reports an error of a view transition.
   */
  .extend('open', ({ browser }, { onCleanup }) => {
    const contexts: BrowserContext[] = [];
    const faults: string[] = [];
    onCleanup(async () => {
      await Promise.all(contexts.map((context) => context.close()));
      if (faults.length > 0)
        throw new Error(`A page left a transition whose error nothing caught: ${faults.join(' ')}`);
    });

    return async (options: BrowserContextOptions = {}): Promise<Page> => {
      const context = await browser.newContext({ ...desktop, ...options });
      contexts.push(context);
      context.on('weberror', (error) => {
        const { message } = error.error();
        if (/transition/i.test(message)) faults.push(`${error.page()?.url()}: ${message}`);
      });

      return context.newPage();
    };
  })
  .extend('page', ({ open }) => open())
  /** Opens a window with a new user who is signed in and has a confirmed e-mail address and phone. */
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

/** A journey that runs only in `npm test -- full`, because it is slow and seldom fails. */
export const testInFull = test.runIf(isFull);
