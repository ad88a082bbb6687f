import type postgres from 'postgres';
import { describe, expect } from 'vitest';
import { addressOf } from './addressOf.ts';
import { ask } from './ask.ts';
import { tick } from './filterForm.ts';
import { readHead } from './readHead.ts';
import { someAds } from './sql.ts';
import { test } from './test.ts';

const inCyrillic = { cookie: 'script=cyrl' };
const list = '/catalog/vehicles';
const cyrillicLetters = /\p{Script=Cyrillic}/u;

/** The page of an ad. */
async function askAd(sql: postgres.Sql, headers: NodeJS.Dict<string> = {}) {
  const { id, slug } = await someAds(sql);
  return ask('volan', `/auto-oglasi/${id}/${slug}`, headers);
}

describe('the script of Serbian', () => {
  test('reaches the texts that islands make in the browser', async ({ page }) => {
    await page.context().addCookies([{ name: 'script', value: 'cyrl', url: addressOf('volan', '/') }]);
    await page.goto(addressOf('volan', list));
    const submit = page.getByRole('button', { name: /^Прикажи [\d.]+ оглас/ }).first();
    const before = await submit.textContent();
    await tick(page, 'gorivo', 'dizel');
    await expect.poll(() => submit.textContent(), { timeout: 10_000 }).not.toBe(before);
    expect(await submit.textContent()).toMatch(/^Прикажи [\d.]+ оглас/);
  });

  test('changes nothing for visitors without the cookie, and has its own place in the cache', async () => {
    const path = `${list}?page=3`;
    const latin = await ask('volan', path);
    const other = await ask('volan', path, inCyrillic);
    const again = await ask('volan', path);
    expect([latin.body.includes('lang="sr-Latn"'), other.body.includes('lang="sr-Cyrl"')]).toEqual([true, true]);
    expect([again.headers['etag'], again.body.length]).toEqual([latin.headers['etag'], latin.body.length]);
    expect(again.headers['cache-status']).toContain('hit');
    expect((await ask('volan', path, inCyrillic)).headers['cache-status']).toContain('hit');
    expect([latin.headers['vary'], other.headers['vary']]).toEqual([
      'accept-encoding',
      'accept-encoding, accept-language, cookie',
    ]);
    const known = await ask('volan', path, { ...inCyrillic, 'if-none-match': String(latin.headers['etag']) });
    expect(known.status).toBe(200);
  });

  test('leaves what machines read in Latin, under the same address', async ({ sql }) => {
    const [latin, other] = [await askAd(sql), await askAd(sql, inCyrillic)];
    const [facts, same] = [readHead(latin.body), readHead(other.body)];
    expect(same.canonical).toEqual(facts.canonical);
    expect(same.alternates).toEqual(facts.alternates);
    expect(same.facts).toEqual(facts.facts);
    expect(same.image).toBe(facts.image);
  });

  test('keeps makes, models, units and words of sellers in Latin', async ({ sql }) => {
    const { body } = await ask('volan', list, inCyrillic);
    const text = body.slice(body.indexOf('<main')).replace(/<!-- -->/g, '');
    const rows = await sql<{ title: string }[]>`select title from brand where status = 1`;
    const shown = rows.filter(({ title }) => text.includes(`>${title}<`));
    expect(shown.length).toBeGreaterThan(5);
    const titles = [...text.matchAll(/<h3[^>]*>.*?<a[^>]*>([^<]+)</g)].map(([, title = '']) => title);
    expect(titles.length).toBeGreaterThan(20);
    expect(titles.filter((title) => cyrillicLetters.test(title))).toEqual([]);
    expect(text).toMatch(/\d\u00a0km</);
    expect(text).toMatch(/\d\u00a0kW \(\d+\u00a0KS\)/);
  });

  test('is offered on Serbian pages of both brands, and nowhere else', async () => {
    const offers = async (brand: 'volan' | 'gearlane', path: string) =>
      (await ask(brand, path)).body.includes('action="/script"');
    expect([await offers('volan', list), await offers('gearlane', `/rs${list}`)]).toEqual([true, true]);
    expect([await offers('volan', `/en${list}`), await offers('gearlane', list)]).toEqual([false, false]);
    const english = await ask('gearlane', list, inCyrillic);
    expect([english.body.includes('lang="en"'), english.headers['vary']]).toEqual([true, 'accept-encoding']);
  });

  test('does not matter to the search', async () => {
    const total = async (words: string) =>
      /([\d.]+) (?:<!-- -->)?oglas/.exec((await ask('volan', `${list}?q=${encodeURIComponent(words)}`)).body)?.[1];
    const all = await total('Škoda');
    expect(Number(all?.replace('.', ''))).toBeGreaterThan(50);
    expect([await total('шкода'), await total('skoda')]).toEqual([all, all]);
  });
});
