import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTranslationService, type TranslationService } from '../apps/api/src/testing/translationService.ts';
import { addressOf } from './addressOf.ts';
import { openBrowser } from './openBrowser.ts';
import { startOwnStack } from './ownStack.ts';
import { openSql, someAds } from './sql.ts';

let service: TranslationService;
let end: () => Promise<void>;
let browser: Browser;
let page: Page;
let ad: { id: number; slug: string };

const original = 'Auto je kao nov, garažiran.';

beforeAll(async () => {
  service = await openTranslationService();
  end = await startOwnStack({ TRANSLATOR_URL: service.url });
  const sql = openSql();
  ad = await someAds(sql);
  await sql`update ad set description = ${original}, description_lang = 'rs' where id = ${ad.id}`;
  await sql.end();
  browser = await openBrowser();
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await end?.();
  service?.close();
});
beforeEach(async () => {
  page = await browser.newPage({ javaScriptEnabled: false });
});
afterEach(() => page.close());

const says = (text: string, status = 200) => {
  service.answer = (reply) => reply.writeHead(status).end(JSON.stringify({ translatedText: text }));
};
const open = (language = '') => page.goto(addressOf('volan', `${language}/detalji-oglasa/${ad.id}`));
const button = (name: string) => page.getByRole('link', { name, exact: true });
/** Follows a link to its page. */
async function press(name: string) {
  const before = page.url();
  await button(name).click();
  await page.waitForURL(({ href }) => href !== before);
}
const robots = () => page.locator('meta[name=robots]').getAttribute('content');

describe('the description of an ad in another language, without JavaScript', () => {
  it('is said to be away where the translator fails, beside the original [N11, J62]', async () => {
    says('', 500);
    await open('/de');
    await press('Übersetzung zeigen');
    expect(await page.getByText('Die Übersetzung ist derzeit nicht verfügbar.').count()).toBe(1);
    expect(await page.getByText(original).count()).toBe(1);
  });

  it('is translated by one press, marked as made by a machine, and one press leads back [N11, J62]', async () => {
    says('Das Auto ist wie neu.');
    await open('/de');
    await press('Übersetzung zeigen');
    expect(await page.getByText('Das Auto ist wie neu.').count()).toBe(1);
    expect(await page.getByText('Maschinelle Übersetzung').count()).toBe(1);
    expect([await page.getByText(original).count(), await robots()]).toEqual([0, 'noindex']);
    await press('Original zeigen');
    expect(await page.getByText(original).getAttribute('lang')).toBe('sr-Latn');
    expect([new URL(page.url()).search, await robots()]).toEqual(['', 'max-image-preview:large']);
  });

  it('is not offered to those who read the language of the seller [N11]', async () => {
    await open();
    expect(await page.getByText(original).count()).toBe(1);
    expect(await button('Prikaži prevod').count()).toBe(0);
  });
});
