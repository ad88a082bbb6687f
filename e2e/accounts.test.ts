import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { isFull } from '../tools/testing/isFull.ts';
import { addressOf } from './addressOf.ts';
import { mailedCode } from './mailedCode.ts';
import { resetRateLimits, newEmail, password } from './people.ts';
import { test } from './test.ts';

async function signIn(page: Page, email: string, word = password) {
  await page.fill('#sign-in-email', email);
  await page.fill('#sign-in-password', word);
  await page.locator('main button[value=sign-in]').click();
}

describe('an account', () => {
  test('is opened, confirmed, changed and left without JavaScript [B03-B05, B07, B14, J01]', async ({ open }) => {
    await resetRateLimits();
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
    await page.fill('#verify-code', await mailedCode('volan', email));
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

  test('is signed in on every country host of its brand, comes back to the page of origin, and one device ends another [B03]', async ({
    open,
    buyer,
  }) => {
    const { page: desk, email } = await buyer({ brand: 'gearlane' });
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

  test('gets a new password by a mailed code [G04]', async ({ buyer }) => {
    const { page, email } = await buyer();
    await page.context().clearCookies();
    await page.goto(addressOf('volan', '/forgot'));
    await page.fill('#forgot-email', email);
    await page.locator('main button[type=submit]').click();
    // the mail is read in the same tab, and the page is reloaded
    await page.goto('about:blank');
    await page.goBack();
    await page.reload();
    await page.fill('#reset-code', await mailedCode('volan', email, 'novu lozinku'));
    await page.fill('#reset-password', 'druga kuća u dolini');
    await page.locator('main button[value=reset]').click();
    await page.waitForURL(/\/signin\?/);
    await signIn(page, email, 'druga kuća u dolini');
    await expect(page.waitForURL(addressOf('volan', '/profile'))).resolves.toBeUndefined();
  });

  test('stays signed in when its access token is stale: the page renews it once', async ({ buyer }) => {
    const { page } = await buyer();
    const context = page.context();
    const before = await context.cookies();
    const [acT] = before.filter(({ name }) => name === 'acT');
    await context.addCookies([{ ...acT, name: 'acT', value: 'stale', domain: acT?.domain ?? '', path: '/' }]);
    await page.goto(addressOf('volan', '/profile'));
    expect(new URL(page.url()).pathname).toBe('/profile');
    const valueOf = (cookies: typeof before, wanted: string) => cookies.find(({ name }) => name === wanted)?.value;
    expect(valueOf(await context.cookies(), 'rfT')).not.toBe(valueOf(before, 'rfT'));
  });

  // without a script in all tests only: `typedWords.test.ts` shows what the server does
  test.for([['', true] as const, ...(isFull ? [[', without JavaScript too', false] as const] : [])])(
    'finds what was typed after signing in again, where the session had ended meanwhile%s [K01]',
    async ([, javaScriptEnabled], { buyer, sql }) => {
      const { page, email } = await buyer({ javaScriptEnabled });
      await page.goto(addressOf('volan', '/profile/settings'));
      await page.fill('#about-name', 'Milica Petrović');
      await page.fill('#about-description', 'Prodajem\nsamo svoja vozila.');
      await sql`
        update session set ended_at = now(), end_reason = 'ended' from users
        where users.id = user_id and users.email = ${email}`;
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
});
