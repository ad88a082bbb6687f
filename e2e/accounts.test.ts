import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressOf } from './addressOf.ts';
import { axeViolations } from './axeViolations.ts';
import { mailedCode } from './mailedCode.ts';
import { openBrowser } from './openBrowser.ts';
import { openSql } from './sql.ts';

let browser: Browser;
let contexts: BrowserContext[] = [];
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());
beforeEach(async () => {
  // all journeys come from one address, which may open five accounts a day
  const sql = openSql();
  await sql`delete from rate_limit`;
  await sql.end();
});
afterEach(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  contexts = [];
});

/** A browser of somebody, with nothing in it. */
async function open(options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
  const context = await browser.newContext(options);
  contexts.push(context);
  return context.newPage();
}

const password = 'plava kuća na bregu';
let people = 0;
const newEmail = () => `osoba${++people}.${process.pid}@primer.rs`;

async function signUp(page: Page, email: string, brand: 'volan' | 'gearlane' = 'volan') {
  await page.goto(addressOf(brand, '/signup'));
  await page.fill('#sign-up-name', 'Milica Đorđević');
  await page.fill('#sign-up-email', email);
  await page.fill('#sign-up-password', password);
  await page.locator('main button[type=submit]').click();
  await page.waitForURL(addressOf(brand, '/profile'));
}

async function signIn(page: Page, email: string, word = password) {
  await page.fill('#sign-in-email', email);
  await page.fill('#sign-in-password', word);
  await page.locator('main button[value=sign-in]').click();
}

describe('an account', () => {
  it('is opened, confirmed, changed and left without JavaScript [B03-B05, B07, B14, J01]', async () => {
    const page = await open({ javaScriptEnabled: false });
    const email = newEmail();
    await page.goto(addressOf('volan', '/profile/settings'));
    expect(new URL(page.url()).pathname).toBe('/signin');
    await page.goto(addressOf('volan', '/signup?return=%2Fprofile%2Fsettings'));
    await page.fill('#sign-up-name', 'Milica');
    await page.fill('#sign-up-email', email);
    await page.fill('#sign-up-password', 'kratka');
    await page.locator('main button[type=submit]').click();
    expect(await page.inputValue('#sign-up-email')).toBe(email);
    expect(await page.locator('#sign-up-password').getAttribute('aria-invalid')).toBe('true');
    await page.fill('#sign-up-password', password);
    await page.locator('main button[type=submit]').click();
    expect(new URL(page.url()).pathname).toBe('/profile/settings');
    await page.fill('#verify-code', await mailedCode(page.context(), 'volan', email));
    await page.getByRole('button', { name: 'Potvrdi', exact: true }).click();
    expect(await page.locator('#verify-code').count()).toBe(0);
    await page.fill('#about-name', 'Milica Đorđević');
    await page.setInputFiles('#about-avatar', 'e2e/accounts.test.ts');
    const about = page.getByRole('region', { name: 'O vama' });
    await about.getByRole('button', { name: 'Sačuvaj' }).click();
    expect(await page.locator('#about-avatar').getAttribute('aria-invalid')).toBe('true');
    expect(await page.inputValue('#about-name')).toBe('Milica Đorđević');
    await page.setInputFiles('#about-avatar', 'apps/api/demo/pictures/hecbek-crvena-right.jpg');
    await about.getByRole('button', { name: 'Sačuvaj' }).click();
    expect(await page.getByRole('alert').textContent()).toContain('Sačuvano');
    expect(await about.locator('img').count()).toBe(1);
    await page.goto(addressOf('volan', '/'));
    expect(await page.locator('header:visible').last().textContent()).toContain('Milica');
    await page.goto(addressOf('volan', '/signout'));
    await page.getByRole('button', { name: 'Odjavi se' }).click();
    await page.goto(addressOf('volan', '/profile'));
    expect(new URL(page.url()).pathname).toBe('/signin');
  });

  it('is signed in on every country host of its brand, comes back to the page of origin, and one device ends another [B03]', async () => {
    const desk = await open();
    const email = newEmail();
    await signUp(desk, email, 'gearlane');
    const phone = await open({ viewport: { width: 390, height: 844 } });
    await phone.goto(addressOf('gearlane', '/profile/settings'));
    await signIn(phone, email, 'not the password');
    expect(await phone.inputValue('#sign-in-email')).toBe(email);
    await signIn(phone, email);
    await phone.waitForURL(addressOf('gearlane', '/profile/settings'));
    const inGermany = new URL(addressOf('gearlane', '/profile'));
    inGermany.hostname = `de.${inGermany.hostname}`;
    await phone.goto(String(inGermany));
    expect(phone.url()).toBe(String(inGermany));
    // away from the site: an open page would find out by itself, and cross the visit below
    await phone.goto('about:blank');
    await desk.goto(addressOf('gearlane', '/profile/settings?tab=security'));
    await desk.getByRole('button', { name: /^Sign out:/ }).click();
    expect(await desk.getByRole('button', { name: /^Sign out:/ }).count()).toBe(0);
    await phone.goto(addressOf('gearlane', '/profile'));
    expect(new URL(phone.url()).pathname).toBe('/session-expired');
  });

  it('gets a new password by a mailed code [G04]', async () => {
    const page = await open();
    const email = newEmail();
    await signUp(page, email);
    await page.context().clearCookies();
    await page.goto(addressOf('volan', '/forgot'));
    await page.fill('#forgot-email', email);
    await page.locator('main button[type=submit]').click();
    await page.fill('#reset-code', await mailedCode(page.context(), 'volan', email, 'novu lozinku'));
    await page.fill('#reset-password', 'druga kuća u dolini');
    await page.locator('main button[type=submit]').click();
    await page.waitForURL(/\/signin\?/);
    await signIn(page, email, 'druga kuća u dolini');
    await expect(page.waitForURL(addressOf('volan', '/profile'))).resolves.toBeUndefined();
  });

  it('stays signed in when its access token is stale: the page renews it once', async () => {
    const page = await open();
    await signUp(page, newEmail());
    const context = page.context();
    const before = await context.cookies();
    const [acT] = before.filter(({ name }) => name === 'acT');
    await context.addCookies([{ ...acT, name: 'acT', value: 'stale', domain: acT?.domain ?? '', path: '/' }]);
    await page.goto(addressOf('volan', '/profile'));
    expect(new URL(page.url()).pathname).toBe('/profile');
    const valueOf = (cookies: typeof before, wanted: string) => cookies.find(({ name }) => name === wanted)?.value;
    expect(valueOf(await context.cookies(), 'rfT')).not.toBe(valueOf(before, 'rfT'));
  });

  it.each([
    ['', true],
    [', without JavaScript too', false],
  ])(
    'finds what was typed after signing in again, where the session had ended meanwhile%s [K01]',
    async (_, scripts) => {
      const page = await open({ javaScriptEnabled: scripts });
      const email = newEmail();
      await signUp(page, email);
      await page.goto(addressOf('volan', '/profile/settings'));
      await page.fill('#about-name', 'Milica Petrović');
      await page.fill('#about-description', 'Prodajem\nsamo svoja vozila.');
      const sql = openSql();
      await sql`
        update session set ended_at = now(), end_reason = 'ended' from users
        where users.id = user_id and users.email = ${email}`;
      await sql.end();
      const saved = page.getByRole('region', { name: 'O vama' }).getByRole('button', { name: 'Sačuvaj' }).click();
      // any call of the page may find out first, and lead there before the button is pressed
      await Promise.race([saved, page.waitForURL(/\/session-expired/)].map((led) => led.catch(() => {})));
      await expect.poll(() => new URL(page.url()).pathname).toBe('/session-expired');
      // whose session it was is known: only the password is asked, and a wrong one is asked again in place
      expect(await page.locator('#sign-in-email').count()).toBe(0);
      for (const word of ['crvena kuća na bregu', password]) {
        await page.getByLabel(`Lozinka za ${email}`).fill(word);
        await page.locator('main button[value=sign-in]').click();
        if (word !== password) await page.getByRole('link', { name: 'E-pošta ili lozinka nije tačna.' }).waitFor();
      }
      await expect.poll(() => new URL(page.url()).pathname).toBe('/profile/settings');
      await expect.poll(() => page.inputValue('#about-name')).toBe('Milica Petrović');
      expect(await page.inputValue('#about-description')).toBe('Prodajem\nsamo svoja vozila.');
    },
  );

  it('comes back to the page whose header led to signing in, without JavaScript too [B03]', async () => {
    const page = await open({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    const email = newEmail();
    await signUp(page, email);
    await page.context().clearCookies();
    await page.goto(addressOf('volan', '/companies?page=2'));
    await page.getByRole('link', { name: 'Prijava' }).first().click();
    await signIn(page, email);
    await expect(page.waitForURL(addressOf('volan', '/companies?page=2'))).resolves.toBeUndefined();
  });

  it('never leads to a page of somebody else after signing in', async () => {
    const page = await open();
    const email = newEmail();
    await signUp(page, email);
    for (const target of ['//evil.example/x', 'https://evil.example', '/\\evil.example', '/no/such/page']) {
      await page.context().clearCookies();
      await page.goto(addressOf('volan', `/signin?return=${encodeURIComponent(target)}`));
      await signIn(page, email);
      await expect(page.waitForURL(addressOf('volan', '/profile'))).resolves.toBeUndefined();
    }
  });

  it.each(['/signin', '/signup?type=business', '/forgot'])(
    '%s can be read and used by everybody [axe]',
    async (path) => {
      const page = await open({ viewport: { width: 390, height: 844 }, bypassCSP: true });
      await page.goto(addressOf('gearlane', path));
      expect(await axeViolations(page)).toEqual([]);
    },
  );
});
