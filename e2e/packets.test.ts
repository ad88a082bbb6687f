import { describe, expect } from 'vitest';
import { demoAccounts, demoPassword } from '../apps/api/src/cli/demo/demoLogins.ts';
import { addressOf } from './addressOf.ts';
import { axeViolations } from './axeViolations.ts';
import { resetRateLimits } from './people.ts';
import { test, testInFull } from './test.ts';

const [[, sellerEmail]] = demoAccounts;
const withoutScript = { javaScriptEnabled: false };

describe('packets without JavaScript [A08, B23]', () => {
  test('are found from the second bar [C15], say what they give, and lead to choosing one by way of signing in', async ({
    open,
  }) => {
    await resetRateLimits();
    const page = await open(withoutScript);
    await page.goto(addressOf('volan', '/'));
    await page.getByRole('link', { name: 'Paketi', exact: true }).first().click();
    expect(new URL(page.url()).pathname).toBe('/payment-plans');
    expect(await page.getByRole('row', { name: /^Aktivni oglasi/ }).textContent()).toMatch(/502001\.000$/);
    await page.getByRole('link', { name: 'Izaberi Plac' }).click();
    await page.fill('#sign-in-email', sellerEmail);
    await page.fill('#sign-in-password', demoPassword);
    await page.locator('main button[value=sign-in]').click();
    await page.waitForURL(/\/cart\/checkout\?items=plan-lot/);
    // packets are for companies: the page of the checkout says so, and leads on
    await page.getByRole('link', { name: 'Registrujte svoju firmu' }).first().waitFor();
    expect(await page.getByRole('button', { name: /^Plati/ }).count()).toBe(0);
  });

  test('mark the own one, and let its owner say what follows, and say otherwise', async ({ company }) => {
    const page = await company({ brand: 'gearlane', ...withoutScript });
    await page.goto(addressOf('gearlane', '/profile/plan'));
    for (const [choice, follows] of [
      [/^It goes on as Dealer/, true],
      [/^The packet ends/, false],
    ] as const) {
      await page.getByRole('radio', { name: choice }).check();
      await page.getByRole('button', { name: 'Save the choice' }).click();
      await page.getByText('Your choice is saved.').waitFor();
      expect(await page.getByRole('radio', { name: /^It goes on as Dealer/ }).isChecked()).toBe(follows);
    }
    await page.goto(addressOf('gearlane', '/payment-plans'));
    expect(await page.getByRole('button', { name: /^Current packet, until / }).isDisabled()).toBe(true);
    expect(await page.getByRole('link', { name: 'Switch to Showroom now' }).count()).toBe(1);
  });
});

testInFull(
  'a page of the own packet has no fault that axe finds, and is no wider than a phone',
  async ({ company }) => {
    const page = await company({ viewport: { width: 390, height: 900 }, bypassCSP: true });
    await page.goto(addressOf('volan', '/profile/plan'));
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  },
);
