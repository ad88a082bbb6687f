import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { demoAdministrators, demoPassword, demoTotpSecret } from '../apps/api/src/cli/demo/demoLogins.ts';
import { addressOf } from './addressOf.ts';
import { codeNow } from './codeNow.ts';
import { test } from './test.ts';

/** Waits until a page shows these words; says what it shows where they do not come. */
const shows = (page: Page, words: string) =>
  expect.poll(() => page.locator('body').innerText(), { timeout: 30_000 }).toContain(words);

describe('an administrator', () => {
  test('signs in with a second step, corrects credits, suspends an account with a reason, and signs in as its user [H03, M44, J41, J12]', async ({
    open,
    buyer,
    sql,
  }) => {
    const { page: milica, id, email } = await buyer();
    await sql`update users set name = 'Milica Suspendovana' where id = ${id}`;

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
    await admin.getByRole('link', { name: 'Korisnici', exact: true }).first().click();
    await admin.fill('#users-search', email);
    await admin.press('#users-search', 'Enter');
    await admin.getByRole('link', { name: 'Milica Suspendovana' }).click();
    await expect.poll(() => admin.title()).toContain('Administracija');
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
});

describe('rules for costs', () => {
  test('get a new version from a day on, with its source, and the older one stays [N09]', async ({ administrator }) => {
    const page = await administrator();
    await page.goto(addressOf('volan', '/admin/cost-rules'));
    const vat = page.getByRole('row', { name: /^PDV/ });
    await vat.first().waitFor();
    const before = await vat.count();

    await page.getByRole('combobox', { name: 'Pravilo' }).selectOption('vat');
    await page.getByRole('textbox', { name: 'Vrednost' }).fill('21,5');
    // so far ahead that no estimate of another journey changes
    await page.getByRole('textbox', { name: 'Važi od' }).fill('1. 1. 2150.');
    await page.getByRole('button', { name: 'Dodaj verziju' }).click();
    const source = page.getByRole('textbox', { name: 'Naziv izvora' });
    await expect.poll(() => source.getAttribute('aria-invalid')).toBe('true');

    await source.fill('Zakon o PDV-u');
    await page.getByRole('textbox', { name: 'Adresa izvora' }).fill('https://propisi.example/pdv');
    await page.getByRole('textbox', { name: 'Pročitano' }).fill('1. 1. 2024.');
    await page.getByRole('button', { name: 'Dodaj verziju' }).click();
    await shows(page, 'Verzija je dodata.');
    await expect.poll(() => vat.count()).toBe(before + 1);
    await vat.filter({ hasText: '21,5 %' }).filter({ hasText: 'sledi' }).first().waitFor();
    expect(await vat.first().innerText()).toContain('važi');
  });
});
