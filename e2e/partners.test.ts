import { describe, expect } from 'vitest';
import { addressOf } from './addressOf.ts';
import { ask } from './ask.ts';
import { axeViolations } from './axeViolations.ts';
import { test, testInFull } from './test.ts';
import { waitForHydration } from './waitForHydration.ts';

describe('the page for partners [M65]', () => {
  test('shows the chosen widget itself, as our policy allows it, and its code', async ({ page }) => {
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
  });

  testInFull('has no fault that axe finds, with the widget in it, on a desk and on a phone', async ({ open }) => {
    const page = await open({ bypassCSP: true });
    await page.goto(addressOf('volan', '/partners'));
    await page.locator('volan-ads[ready]').waitFor();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await axeViolations(page)).toEqual([]);
    }
  });

  test('answers its form with the same page and the code, without JavaScript', async () => {
    const { body: form } = await ask('gearlane', '/partners?element=stock');
    const [, name = ''] = /<input[^>]*id="partner-source"[^>]* name="([^"]*)"/.exec(form) ?? [];
    const { body } = await ask('gearlane', `/partners?element=stock&${name}=${encodeURIComponent('/companies/dunav')}`);
    const code = '<volan-stock key="pk_…" brand="gearlane" company="dunav" rows="2"';
    const words = body
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&quot;', '"');
    expect(words).toContain(code);
  });
});
