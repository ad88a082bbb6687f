import type { AdDetails, NamedText, NavigationGroup, TranslatedDescription } from '@volan/api-contract';
import { brands, languageValues, listingLimits, matchPath, routes, textPages } from '@volan/domain-rules';
import { messagesOf } from '@volan/i18n';
import { describe, expect, it, vi } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { insertAd } from '../testing/insertAd.ts';
import { openTestApp } from '../testing/openTestApp.ts';
import { fillText } from './fillText.ts';
import type { Translator } from '../translations/Translator.ts';

const api = openedForFile(() =>
  openTestApp(
    async ({ sql }) => {
      ad = await insertAd(sql, { description: 'Kao nov.' });
      broken = await insertAd(sql, { description: 'slomljen' });
      await sql`update category set status = 0 where slug = 'buses'`;
    },
    { translator },
  ),
);
let ad: number;
let broken: number;

let translated = 0;
const translator: Translator = {
  async translate(text, from, to) {
    translated += 1;
    if (text === 'slomljen') throw new Error('the translator is away');
    return `${from} → ${to}: ${text}`;
  },
};

const get = (path: string, headers: Record<string, string> = {}) => api.app.inject({ url: `/v3${path}`, headers });

async function read<Data>(path: string, headers: Record<string, string> = {}): Promise<Data> {
  return (await get(path, headers)).json<{ data: Data }>().data;
}

describe('the messages of a language [J58]', () => {
  it('are all of them, each language with an ETag of its own', async () => {
    const tags = new Set<unknown>();
    for (const language of languageValues) {
      const reply = await get(`/translate?lang=${language}`);
      expect(reply.json<{ data: unknown }>().data).toEqual(messagesOf(language));
      tags.add(reply.headers['etag']);
    }
    expect(tags.size).toBe(languageValues.length);
  });

  it('are not sent again to a client that has them, in every form of its ETag', async () => {
    const { headers } = await get('/translate?lang=en');
    const tag = String(headers['etag']);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await get('/translate?lang=en', { 'if-none-match': known });
      expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', tag]);
    }
    expect((await get('/translate?lang=de', { 'if-none-match': tag })).statusCode).toBe(200);
  });
});

describe('the menus [J54, C63]', () => {
  it.each(['volan', 'gearlane'] as const)('of %s lead only to pages that are built', async (brand) => {
    const groups = await read<NavigationGroup[]>('/language/navigation?lang=en', { 'x-brand': brand });
    const paths = groups.flatMap(({ items }) => items.map(({ slug }) => slug.split('?')[0] ?? ''));
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) {
      const match = matchPath(brands[brand], path);
      expect([path, match && routes[match.page].built]).toEqual([path, true]);
    }
  });

  it('leave out a hidden category [J105]', async () => {
    const groups = await read<NavigationGroup[]>('/language/navigation');
    const addresses = groups.flatMap(({ items }) => items.map(({ slug }) => slug));
    expect(addresses.some((address) => address.includes('trucks'))).toBe(true);
    expect(addresses.filter((address) => address.includes('buses'))).toEqual([]);
  });
});

describe('longer texts [J59, J60]', () => {
  it('exist in every language', async () => {
    const texts = await Promise.all(
      languageValues.map((language) => read<NamedText>(`/translate/agreement?lang=${language}`)),
    );
    expect(new Set(texts.map(({ text }) => text)).size).toBe(languageValues.length);
  });

  it.each(textPages)('hold the page %s in every language and brand, whole and filled in [A22]', async (page) => {
    const kinds = new Set<string>();
    for (const brand of ['volan', 'gearlane'] as const) {
      for (const language of languageValues) {
        const path = page === 'terms' ? '/translate/agreement?' : `/translate/specific?name=${page}&`;
        const text = await read<NamedText>(`${path}lang=${language}`, { 'x-brand': brand });
        expect(text.changed_on).toMatch(/^\d{4}-\d{2}-\d{2}$/);
        expect(text.text).not.toMatch(/[{}]/);
        for (const [, path = ''] of text.text.matchAll(/\]\((\/[^)]*)\)/g)) {
          expect([path, matchPath(brands[brand], path)?.language]).toEqual([path, language]);
        }
        const kindOf = (part: string) => (part.startsWith('## ') ? '#' : part.startsWith('- ') ? '-' : 'p');
        kinds.add(text.text.split('\n\n').map(kindOf).join(''));
      }
    }
    // The same headings, paragraphs and lists in all of them.
    expect(kinds.size).toBe(1);
  });

  it('name the brand and the numbers of the rules [A22]', async () => {
    const prices = (brand: string) => read<NamedText>('/translate/specific?name=prices&lang=en', { 'x-brand': brand });
    expect((await prices('volan')).text).toContain(`${listingLimits.ads} active ads`);
    const about = await read<NamedText>('/translate/specific?name=about&lang=en', { 'x-brand': 'gearlane' });
    expect(about.text).toMatch(/^Gearlane is/);
  });

  it('refuse an unknown blank, and a link without a page', () => {
    expect(() => fillText('{nobody}', brands.volan, 'en')).toThrow('{nobody}');
    expect(() => fillText('[x](nowhere)', brands.volan, 'en')).toThrow('nowhere');
    expect(() => fillText('[x](company)', brands.volan, 'en')).toThrow('company');
    expect(fillText('[x](help), [y](services)', brands.volan, 'en')).toBe(
      routes.services.built ? '[x](/en/help), [y](/en/auto-usluge)' : '[x](/en/help), y',
    );
  });

  it('are never read from a path', async () => {
    for (const name of ['../navigation', 'terms.json', '..%2fnavigation', '%00']) {
      expect((await get(`/translate/specific?name=${name}`)).statusCode).toBe(400);
    }
  });
});

describe('the description of an ad in another language [J62]', () => {
  it('is marked as made by a machine', async () =>
    expect(await read<TranslatedDescription>(`/translate/description/${ad}/de`)).toEqual({
      ad_id: ad,
      lang: 'de',
      text: 'rs → de: Kao nov.',
      machine: true,
    }));

  it('is offered by the ad itself [N11]', async () =>
    expect(await read<AdDetails>(`/ads/${ad}`)).toMatchObject({ translator: true, description_lang: 'rs' }));

  it('is made once for each text and language, and again when the seller changes the text', async () => {
    const german = () => read<TranslatedDescription>(`/translate/description/${ad}/bg`);
    const before = translated;
    expect((await german()).text).toBe((await german()).text);
    expect(translated - before).toBe(1);
    await read<TranslatedDescription>(`/translate/description/${ad}/hu`);
    expect(translated - before).toBe(2);
    await api.database.sql`update ad set description = 'Kao nov, prvi vlasnik.' where id = ${ad}`;
    await vi.waitFor(async () => expect((await german()).text).toBe('rs → bg: Kao nov, prvi vlasnik.'), {
      timeout: 5000,
    });
    expect(translated - before).toBe(3);
  });

  it('fails as unavailable when the translator fails', async () => {
    const reply = await get(`/translate/description/${broken}/de`);
    expect([reply.statusCode, reply.json<{ error: string }>().error]).toEqual([503, 'translation-unavailable']);
  });
});
