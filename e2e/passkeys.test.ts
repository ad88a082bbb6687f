import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressOf } from './addressOf.ts';
import { mailedCode } from './mailedCode.ts';
import { axeViolations } from './axeViolations.ts';
import { openBrowser } from './openBrowser.ts';
import { openSql } from './sql.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());
beforeEach(async () => {
  const sql = openSql();
  await sql`delete from rate_limit`;
  await sql.end();
});

/** A window of a browser whose device can hold passkeys and unlocks them at once. */
async function openOnDevice() {
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  const device = await context.newCDPSession(page);
  await device.send('WebAuthn.enable', { enableUI: false });
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { context, page };
}

/** The same page on the host of a country. */
function inGermany(path: string) {
  const address = new URL(addressOf('gearlane', path));
  address.hostname = `de.${address.hostname}`;
  return String(address);
}

/** Opens an account in this window. */
async function signUp(page: Page, email: string) {
  await page.goto(addressOf('gearlane', '/signup'));
  await page.fill('#sign-up-name', 'Milica');
  await page.fill('#sign-up-email', email);
  await page.fill('#sign-up-password', 'plava kuća na bregu');
  await page.locator('main button[type=submit]').click();
  await page.waitForURL(addressOf('gearlane', '/profile'));
}

const session = { name: /^(user|acT|rfT)$/ };

/** What this browser remembers of the offer. */
async function offerState(context: BrowserContext) {
  const cookies = await context.cookies(addressOf('gearlane', '/'));
  return cookies.find(({ name }) => name === 'passkeyOffer')?.value;
}

describe('signing in without a password', () => {
  it('is offered after signing in, works on the host of a country, and ends when the passkey is removed', async () => {
    const { context, page } = await openOnDevice();
    await page.goto(addressOf('gearlane', '/signin'));
    await expect.poll(() => offerState(context)).toBe('due');
    const overview = page.waitForResponse(addressOf('gearlane', '/profile'));
    await signUp(page, `bez-lozinke.${process.pid}@primer.rs`);
    // drawn by the server: nothing moves
    expect((await (await overview).text()).includes('id="passkey-offer"')).toBe(true);
    const offer = page.getByRole('region', { name: 'Sign in next time with your fingerprint or face' });
    await offer.getByRole('button', { name: 'Set up on this device' }).click();
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('Done.');
    expect(await axeViolations(page)).toEqual([]);
    await page.goto(addressOf('gearlane', '/profile'));
    await page.waitForLoadState('networkidle');
    expect([await offer.count(), await offerState(context)]).toEqual([0, 'answered']);

    await context.clearCookies(session);
    await page.goto(inGermany('/profile/settings?tab=security'));
    // the device chooses among the suggestions by itself
    await expect.poll(() => page.url()).toBe(inGermany('/profile/settings?tab=security'));
    await page.getByRole('link', { name: /^Remove: / }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.waitForURL(inGermany('/profile/settings?tab=security#passkeys'));
    await expect.poll(() => page.getByRole('link', { name: /^Remove: / }).count()).toBe(0);

    await context.clearCookies(session);
    await page.goto(addressOf('gearlane', '/signin'));
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('did not work');
    await context.close();
  }, 120_000);

  it('goes by a mailed code where there is no passkey', async () => {
    const context = await browser.newContext({ bypassCSP: true });
    const page = await context.newPage();
    const email = `kodom.${process.pid}@primer.rs`;
    await signUp(page, email);
    await context.clearCookies(session);
    await page.goto(addressOf('gearlane', '/signin'));
    await page.fill('#sign-in-email', email);
    await page.getByRole('button', { name: 'Get a sign-in code by e-mail' }).click();
    await page.locator('#code-code').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.fill('#code-code', await mailedCode(context, 'gearlane', email, 'code to sign in'));
    await page.locator('main button[value=code-use]').click();
    await page.waitForURL(addressOf('gearlane', '/profile'));
    await context.close();
  });
});
