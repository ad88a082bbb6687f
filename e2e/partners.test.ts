import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from './addressOf.ts';
import { axeViolations } from './axeViolations.ts';
import { openBrowser } from './openBrowser.ts';
import { waitForHydration } from './waitForHydration.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe('the page for partners [M65]', () => {
  it('shows the chosen widget itself, as our policy allows it, and its code', async () => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const refused: string[] = [];
    page.on('console', (message) => /Content Security Policy/.test(message.text()) && refused.push(message.text()));
    await page.goto(addressOf('volan', '/en/partners'));
    await waitForHydration(page);
    await page.locator('volan-ads[ready]').waitFor();
    await page.getByRole('radio', { name: /^Strip/ }).check({ force: true });
    await page.getByLabel('Use the colours of my site').check({ force: true });
    await expect.poll(() => page.locator('volan-ads').getAttribute('layout')).toBe('strip');
    await expect
      .poll(() =>
        page.locator('volan-ads').evaluate((element) => getComputedStyle(element).getPropertyValue('--volan-accent')),
      )
      .toBe('#1a4fd6');
    await page.getByRole('radio', { name: /^Exactly \d/ }).check({ force: true });
    const code = await page.getByRole('region', { name: 'Code', exact: true }).textContent();
    const [, script = '', integrity = ''] = /src="([^"]+)" integrity="([^"]+)"/.exec(code ?? '') ?? [];
    expect(await page.evaluate(async (src) => (await fetch(src)).ok, script)).toBe(true);
    expect(integrity).toMatch(/^sha384-/);
    expect(refused).toEqual([]);
    await page.close();
  });

  it('has no fault that axe finds, with the widget in it, on a desk and on a phone', async () => {
    const context = await browser.newContext({ bypassCSP: true });
    const page = await context.newPage();
    await page.goto(addressOf('volan', '/partners'));
    await page.locator('volan-ads[ready]').waitFor();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await axeViolations(page)).toEqual([]);
    }
    await context.close();
  });

  it('answers its form with the same page and the code, without JavaScript', async () => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(addressOf('gearlane', '/partners?element=stock'));
    await page.fill('#partner-source', '/companies/dunav');
    await page.getByRole('button', { name: 'Show preview and code' }).click();
    expect(await page.getByRole('region', { name: 'Code', exact: true }).textContent()).toContain(
      '<volan-stock key="pk_…" brand="gearlane" company="dunav" rows="2"',
    );
    await page.close();
  });
});
