import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoAdministrators, demoPassword, demoTotpSecret } from '../apps/api/src/cli/demo/demoLogins.ts';
import { addressOf } from './addressOf.ts';
import { axeViolations } from './axeViolations.ts';
import { codeNow } from './codeNow.ts';
import { openBrowser } from './openBrowser.ts';
import { openSql } from './sql.ts';

let browser: Browser;
let contexts: BrowserContext[] = [];
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());
beforeEach(async () => {
  // all journeys come from one address; and each signs in with the code of this moment
  const sql = openSql();
  await sql`delete from rate_limit`;
  await sql`update totp set last_step = 0`;
  await sql.end();
});
afterEach(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  contexts = [];
});

async function open(): Promise<Page> {
  const context = await browser.newContext({ bypassCSP: true });
  contexts.push(context);
  return context.newPage();
}

/** Waits until a page shows these words; says what it shows where they do not come. */
const shows = (page: Page, words: string) =>
  expect.poll(() => page.locator('body').innerText(), { timeout: 30_000 }).toContain(words);

const email = `suspendovana.${process.pid}@primer.rs`;

async function signUp(page: Page) {
  await page.goto(addressOf('volan', '/signup'));
  await page.fill('#sign-up-name', 'Milica Suspendovana');
  await page.fill('#sign-up-email', email);
  await page.fill('#sign-up-password', 'plava kuća na bregu');
  await page.locator('main button[type=submit]').click();
  await expect.poll(() => page.url()).toBe(addressOf('volan', '/profile'));
}

describe('an administrator', () => {
  it('signs in with a second step, corrects credits, suspends an account with a reason, and signs in as its user [H03, M44, J41, J12]', async () => {
    const milica = await open();
    await signUp(milica);

    const admin = await open();
    await admin.goto(addressOf('volan', '/admin'));
    await admin.getByRole('link', { name: 'Prijava' }).click();
    await admin.fill('#sign-in-email', demoAdministrators[0][1]);
    await admin.fill('#sign-in-password', demoPassword);
    await admin.locator('main button[value=sign-in]').click();
    await admin.fill('#second-step-code', codeNow(demoTotpSecret));
    await admin.locator('main button[type=submit]').click();
    await expect.poll(() => admin.url()).toBe(addressOf('volan', '/admin'));

    await admin.getByRole('heading', { name: 'Redovi za obradu' }).waitFor();
    await admin.getByRole('group', { name: 'Novi oglasi' }).waitFor();
    expect(await axeViolations(admin)).toEqual([]);
    await admin.getByRole('link', { name: 'Korisnici', exact: true }).first().click();
    await admin.fill('#users-search', email);
    await admin.press('#users-search', 'Enter');
    await admin.getByRole('link', { name: 'Milica Suspendovana' }).click();
    await expect.poll(() => admin.title()).toContain('Administracija');
    expect(await axeViolations(admin)).toEqual([]);
    await admin.fill('#credits-change', '1e3');
    await admin.fill('#credits-reason', 'Dvaput naplaćeno');
    await admin.getByRole('button', { name: 'Ispravi kredite' }).click();
    await shows(admin, 'Upišite ceo broj');
    await admin.fill('#credits-change', '7');
    await admin.getByRole('button', { name: 'Ispravi kredite' }).click();
    await shows(admin, 'Sačuvano.');
    await shows(admin, 'Dokazano: svi prenosi zajedno daju tačno ovo stanje: 7');
    await milica.goto(addressOf('volan', '/profile/credits'));
    await shows(milica, 'Ispravka: Dvaput naplaćeno');
    await milica.goto(addressOf('volan', '/profile'));

    await admin.getByRole('button', { name: /^Status, Milica/ }).click();
    await admin.getByRole('button', { name: 'Suspendovan', exact: true }).click();
    await admin.getByRole('textbox', { name: 'Razlog' }).fill('Lažni oglasi');
    await admin.getByRole('button', { name: 'Promeni status' }).click();
    await shows(admin, 'Lažni oglasi');

    await milica.reload();
    expect(await milica.getByText('Vaš nalog je suspendovan').isVisible()).toBe(true);
    expect(await milica.getByText('Lažni oglasi').isVisible()).toBe(true);

    await admin.getByRole('button', { name: 'Prijavi se kao korisnik' }).click();
    const why = admin.getByRole('dialog', { name: 'Prijavi se kao korisnik' });
    await why.getByRole('textbox', { name: 'Razlog' }).fill('Provera naloga');
    await why.getByRole('button', { name: 'Prijavi se kao korisnik' }).click();
    await expect.poll(() => admin.url()).toBe(addressOf('volan', '/profile'));
    await shows(admin, 'Prijavljeni ste kao Milica Suspendovana.');
    await admin.getByRole('button', { name: 'Nazad u administraciju' }).click();
    await expect.poll(() => admin.url()).toBe(addressOf('volan', '/admin'));
    await shows(admin, 'Korisnici');
  }, 120_000);

  it('is nobody without a session, and a user has no rights there', async () => {
    const page = await open();
    await page.goto(addressOf('gearlane', '/admin/users'));
    await page.getByText('Sign in to reach the administration.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});
