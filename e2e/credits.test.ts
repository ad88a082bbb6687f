import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { addressOf } from './addressOf.ts';
import { axeViolations } from './axeViolations.ts';
import { test, testInFull } from './test.ts';

const rowsOf = (page: Page) => page.locator('main table tbody tr');

describe('the credits of an account [B15]', () => {
  test('are shown, with packages and a history with a form and a file, without JavaScript; any number is bought by a form [L02]', async ({
    seller,
  }) => {
    const page = await seller({ javaScriptEnabled: false });
    await page.goto(addressOf('volan', '/profile/credits'));
    const balance = page.getByRole('region', { name: 'Stanje kredita' });
    expect(await balance.textContent()).toContain('47');
    expect(await page.locator('#packages').locator('xpath=ancestor::section').textContent()).toMatch(/5\.000\sRSD/);
    expect(await rowsOf(page).count()).toBe(4);
    expect(await rowsOf(page).first().textContent()).toMatch(/^20 dodatnih slika, .*−347$/);

    await page.selectOption('#credits-kind', 'purchase');
    await page.getByRole('button', { name: 'Prikaži' }).click();
    await page.waitForURL(/\?kind=purchase&span=all(#|$)/);
    await expect
      .poll(() => rowsOf(page).allTextContents())
      .toEqual([expect.stringMatching(/^Dopuna.*\+5060$/) as string]);

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: /^CSV/ }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^volan-credits-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await text(await file.createReadStream())).trim().split('\r\n');
    expect(lines[0]).toBe('Datum (Europe/Belgrade),Vrsta,Promena,Broj oglasa,Krediti,Stanje');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,Dopuna,Dopuna,,50,60$/);

    // a text that is not a number is refused
    await page.fill('#credits-number', '1e3');
    await page.locator('form:has(#credits-number) button').click();
    await page.waitForURL(/\/profile\/credits\?number=1e3#packages$/);
    expect(await page.inputValue('#credits-number')).toBe('1e3');
    await page.fill('#credits-number', '1.065');
    await page.locator('form:has(#credits-number) button').click();
    await page.waitForURL(/\/cart\/checkout\?items=/);
    expect(await page.getByRole('button', { name: /^Plati/ }).textContent()).toMatch(/107\.000\sRSD/);
  });

  testInFull.for([
    ['volan', 1440],
    ['gearlane', 390],
  ] as const)('fit the page of %s at %i and harm nobody', async ([brand, width], { seller }) => {
    const page = await seller({ brand, viewport: { width, height: 900 }, bypassCSP: true });
    await page.goto(addressOf(brand, '/profile/credits'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await axeViolations(page)).toEqual([]);
  });
});
