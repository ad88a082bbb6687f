import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { listingStatus } from '../packages/domain-rules/src/index.ts';
import { addressOf } from './addressOf.ts';
import { mailedCode } from './mailedCode.ts';
import { newEmail, password, resetRateLimits } from './people.ts';
import { test } from './test.ts';

const send = (page: Page) => page.locator('main form:not([action]) button[type=submit]').last().click();

/** Goes from the page of signing in to the form of a new account, and opens one there. */
async function openAccount(page: Page, link = 'Registrujte se'): Promise<string> {
  const email = newEmail();
  await resetRateLimits();
  await page.getByRole('link', { name: link, exact: true }).last().click();
  await page.waitForURL(/\/signup/);
  await page.fill('#sign-up-name', 'Milica Đorđević');
  await page.fill('#sign-up-email', email);
  await page.fill('#sign-up-password', password);
  if (link === 'Registrujte se') await send(page);

  return email;
}

/** Enters the mailed code on the page where the person is. */
async function confirm(page: Page, email: string) {
  await page.fill('#verify-code', await mailedCode('volan', email));
  await page.getByRole('button', { name: 'Potvrdi', exact: true }).click();
  await page.locator('#verify-code').waitFor({ state: 'detached' });
}

const kinds = [
  ['with JavaScript', true],
  ['without JavaScript', false],
] as const;

describe.each(kinds)('who opens an account in the middle of something, %s', (_name, javaScriptEnabled) => {
  test('has the message that they typed, ready to send [A05, H08]', async ({ open, sql }) => {
    const [ad] = await sql<{ id: number; seller: number }[]>`
      select ad.id, user_id as seller from (select * from ad where not fast) ad join users on users.id = user_id
      where email = 'rs-company-0@demo.invalid' and ad.status = ${listingStatus.active} order by ad.id limit 1`;
    const page = await open({ javaScriptEnabled });
    const conversation = addressOf('volan', `/profile/messages/${ad?.id}/${ad?.seller}`);
    await page.goto(conversation);
    await page.getByText('Prijavite se da biste pisali prodavcu.').waitFor();
    const email = await openAccount(page);
    await page.waitForURL(conversation);
    await page.fill('#message', 'Da li je na prodaju?');
    // without a script only what was sent is known
    if (!javaScriptEnabled) await page.getByRole('button', { name: 'Pošalji', exact: true }).click();
    await page.getByText('Vaša poruka je spremna za slanje.').waitFor();
    await confirm(page, email);
    expect(page.url()).toBe(conversation);
    await expect.poll(() => page.inputValue('#message')).toBe('Da li je na prodaju?');
    await page.getByRole('button', { name: 'Pošalji', exact: true }).click();
    await page.getByRole('log').getByText('Da li je na prodaju?').waitFor();
    await expect
      .poll(async () => {
        const [row] = await sql<{ sent: number }[]>`
          select count(*)::int as sent from conversation_message m join users on users.id = m.sender_id where email = ${email}`;
        return row?.sent;
      })
      .toBe(1);
  });

  test('has the request to a car service that they typed, ready to send [M16, K01]', async ({ open, sql }) => {
    const [service] = await sql<{ id: number }[]>`select id::int from public_car_service order by id limit 1`;
    const page = await open({ javaScriptEnabled });
    await page.goto(addressOf('volan', `/auto-usluge/${service?.id}`));
    await page.fill('#request-message', 'Treba mi zamena guma.');
    await page.getByRole('button', { name: 'Prijavi se i pošalji' }).click();
    await page.getByText('Prijavite se da biste poslali zahtev servisu.').waitFor();
    const email = await openAccount(page);
    await page.waitForURL(addressOf('volan', `/zahtev-servisu/${service?.id}`));
    await expect.poll(() => page.inputValue('#request-message')).toBe('Treba mi zamena guma.');
    await confirm(page, email);
    await expect.poll(() => page.inputValue('#request-message')).toBe('Treba mi zamena guma.');
    await page.locator('form:has(#request-message) button[type=submit]').click();
    await page.getByRole('log').getByText('Treba mi zamena guma.').waitFor();
  });

  test('has the ad that they filled in, before and after the mailed code [B44, K01]', async ({ open }) => {
    const page = await open({ javaScriptEnabled });
    await page.goto(addressOf('volan', '/vehicles/novi-oglas'));
    if (javaScriptEnabled) await page.locator('button[value=update]').waitFor({ state: 'detached' });
    await page.fill('#ad-line', 'Prvi vlasnik');
    if (javaScriptEnabled) {
      await page.getByRole('link', { name: /^Prijavi(te)? se i objavi/ }).click();
    } else {
      await page.locator('button[value=publish]').click();
      await page.getByRole('alert').getByRole('link', { name: 'Prijavi se' }).click();
    }
    await page.getByText('Vaš oglas je sačuvan.').waitFor();
    const email = await openAccount(page);
    await page.waitForURL(/\/vehicles\/novi-oglas\?draft=/);
    await expect.poll(() => page.inputValue('#ad-line')).toBe('Prvi vlasnik');
    await page.getByText('Vaš oglas je sačuvan.').waitFor();
    await page.fill('#ad-description', 'Jedan vlasnik od 2016.');
    if (!javaScriptEnabled) await page.locator('button[value=save]').click();
    await confirm(page, email);
    expect(page.url()).toContain('/vehicles/novi-oglas?draft=');
    await expect.poll(() => page.inputValue('#ad-line')).toBe('Prvi vlasnik');
    await expect.poll(() => page.inputValue('#ad-description')).toBe('Jedan vlasnik od 2016.');
  });

  test('has the packet that they chose as a dealer [A08, J02]', async ({ open }) => {
    const page = await open({ javaScriptEnabled });
    await page.goto(addressOf('volan', '/payment-plans'));
    await page.getByRole('link', { name: 'Izaberi Plac' }).click();
    await page.getByText('Ono što ste izabrali za kupovinu je sačuvano.').waitFor();
    const email = await openAccount(page, 'Registruj firmu');
    for (const [name, text] of [
      ['legal_name', 'Auto Primer d.o.o.'],
      ['tax_id', '100000024'],
      ['address', 'Primerna 1, Beograd'],
      ['phone', '0641234567'],
    ] as const) {
      await page.fill(`#sign-up-${name}`, text);
    }
    await send(page);
    await page.waitForURL(/\/cart\/checkout\?items=plan-lot/);
    await page.getByText('Ono što ste izabrali za kupovinu je sačuvano').waitFor();
    await confirm(page, email);
    await page.waitForURL(/\/cart\/checkout\?items=plan-lot/);
    // the packet is chosen, and paid when the company is approved
    await page.getByText('Firma čeka odobrenje').waitFor();
    expect(await page.locator('main').textContent()).toMatch(/4\.900\sRSD/);
  });

  test('pays the cart that they filled [H01, M40]', async ({ open }) => {
    const page = await open({ javaScriptEnabled });
    await page.goto(addressOf('volan', '/cart/checkout?items=credits-10*1'));
    await page.getByText('Ono što ste izabrali za kupovinu je sačuvano.').waitFor();
    const email = await openAccount(page);
    await page.waitForURL(/\/cart\/checkout\?items=credits-10/);
    await confirm(page, email);
    await page.getByRole('button', { name: /^Plati/ }).waitFor();
  });

  test('has saved the ad whose heart they pressed [A05, H01]', async ({ open, sql }) => {
    const page = await open({ javaScriptEnabled });
    await page.goto(addressOf('volan', '/catalog/vehicles'));
    await page.locator('main button[form=favourite]').first().click();
    await page.getByText('Prijavite se da biste sačuvali ovaj oglas.').waitFor();
    const email = await openAccount(page);
    await page.waitForURL(javaScriptEnabled ? /\/catalog\/vehicles$/ : /\/profile\/favourites$/);
    await expect
      .poll(async () => {
        const [row] = await sql<{ saved: number }[]>`
          select count(*)::int as saved from favourite join users on users.id = favourite.user_id
          where email = ${email}`;
        return row?.saved;
      })
      .toBe(1);
  });
});
