import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { addressOf } from './addressOf.ts';
import { mailedCode } from './mailedCode.ts';
import { resetRateLimits, newEmail, password } from './people.ts';
import { test } from './test.ts';

/** A window of a browser whose device can hold passkeys and unlocks them at once. */
async function openOnDevice(open: () => Promise<Page>) {
  const page = await open();
  const context = page.context();
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

const session = { name: /^(user|acT|rfT)$/ };

/** The stored state of the offer in this browser. */
async function offerState(context: BrowserContext) {
  const cookies = await context.cookies(addressOf('gearlane', '/'));
  return cookies.find(({ name }) => name === 'passkeyOffer')?.value;
}

describe('signing in without a password', () => {
  test('is offered after signing in, works on the host of a country, and ends when the passkey is removed', async ({
    open,
  }) => {
    const { context, page } = await openOnDevice(open);
    await resetRateLimits();
    await page.goto(addressOf('gearlane', '/signin'));
    await expect.poll(() => offerState(context)).toBe('due');
    const overview = page.waitForResponse(addressOf('gearlane', '/profile'));
    await page.goto(addressOf('gearlane', '/signup'));
    await page.fill('#sign-up-name', 'Milica');
    await page.fill('#sign-up-email', newEmail());
    await page.fill('#sign-up-password', password);
    await page.locator('main button[type=submit]').click();
    await page.waitForURL(addressOf('gearlane', '/profile'));
    // drawn by the server: nothing moves
    expect((await (await overview).text()).includes('id="passkey-offer"')).toBe(true);
    const offer = page.getByRole('region', { name: 'Sign in next time with your fingerprint or face' });
    await offer.getByRole('button', { name: 'Set up on this device' }).click();
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('Done.');
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
  }, 120_000);

  test('uses a mailed code if there is no passkey', async ({ buyer }) => {
    const { page, email } = await buyer({ brand: 'gearlane' });
    const context = page.context();
    await context.clearCookies(session);
    await page.goto(addressOf('gearlane', '/signin'));
    await page.fill('#sign-in-email', email);
    await page.getByRole('button', { name: 'Get a sign-in code by e-mail' }).click();
    await page.locator('#code-code').waitFor();
    await page.fill('#code-code', await mailedCode('gearlane', email, 'code to sign in'));
    await page.locator('main button[value=code-use]').click();
    await page.waitForURL(addressOf('gearlane', '/profile'));
  });
});
