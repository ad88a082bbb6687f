import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../runtime/browser/testing/fakeBrowser.ts';
import { applyLanguage } from './applyLanguage.ts';
import { languageCookie, uiLangSelected } from './chooseLanguage.ts';
import { languageOverlay } from './languageOverlay.ts';

const all = 'http://gearlane.localhost';
const germany = 'http://de.gearlane.localhost';

let browser: ReturnType<typeof fakeBrowser>;
let shown: string[];

function visit(address: string, { language = 'en', languages = ['en'] } = {}) {
  const url = browser.visit(address);
  Object.assign(document, { documentElement: { lang: language } });
  document.body.dataset['brand'] = 'gearlane';
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('location', Object.assign(url, { assign: (to: string) => void shown.push(to) }));

  return url;
}

beforeEach(() => {
  browser = fakeBrowser('gearlane.localhost');
  shown = [];
});
afterEach(() => vi.unstubAllGlobals());

describe('the language that is offered on a page [C32, F11]', () => {
  it.each([
    ['the browser speaks another one', null, '/', ['de-AT', 'en'], 'en', true],
    ['the browser speaks that of the page', null, '/', ['en-GB', 'de'], 'en', false],
    ['the browser speaks one that the site does not', null, '/', ['ja'], 'en', false],
    ['another one was chosen before', 'de', '/', ['en'], 'en', true],
    ['that of the page was chosen before', 'en', '/', ['de'], 'en', false],
    ['another one was chosen before and the address names this one', 'de', '/rs', ['de'], 'sr-Latn', false],
    ['an older shape says only that one was chosen [T42]', 'true', '/', ['de'], 'en', false],
  ])('%s', async (_when, chosen, path, languages, language, isOffered) => {
    visit(`${all}${path}`, { language, languages });
    if (chosen !== null) uiLangSelected.write(chosen);
    expect(await languageOverlay.wants()).toBe(isOffered);
  });

  it('is asked for by an address, whatever was chosen [T07b]', async () => {
    visit(`${all}/?asklang=1`);
    uiLangSelected.write('en');
    expect(await languageOverlay.wants()).toBe(true);
  });

  it('is not offered again in another country [T08b]', async () => {
    visit(`${all}/`, { languages: ['de'] });
    applyLanguage('en', 'en', '/');
    visit(`${germany}/`, { languages: ['de'] });
    expect(await languageOverlay.wants()).toBe(false);
  });
});

describe('the choice of a language [F10]', () => {
  it('is kept here and for exactly one year in a cookie of all countries, then shown [L29]', () => {
    visit(`${all}/catalog/vehicles`);
    expect(applyLanguage('de', 'en', '/de/catalog/vehicles')).toBe(true);
    expect(shown).toEqual(['/de/catalog/vehicles']);
    expect(uiLangSelected.read()).toBe('de');
    const cookie = browser.jar.written.find((text) => text.startsWith('_UILang='));
    expect(cookie).toBe('_UILang=de; Domain=gearlane.localhost; Path=/; Max-Age=31536000; SameSite=Lax');
    visit(`${germany}/`);
    expect(languageCookie.read()).toBe('de');
  });

  it('stays in the language of the page, and removes asklang, so that nothing asks again [T07b]', async () => {
    const url = visit(`${germany}/companies?page=2&asklang`);
    expect(applyLanguage('en', 'en', '/companies?page=2')).toBe(false);
    expect(shown).toEqual([]);
    expect(url.href).toBe(`${germany}/companies?page=2`);
    expect(await languageOverlay.wants()).toBe(false);
  });

  it('continues in the old language if nothing was chosen', () => {
    const url = visit(`${germany}/?asklang`);
    expect(applyLanguage(null, 'en', undefined)).toBe(false);
    expect([shown, url.search, uiLangSelected.read(), languageCookie.read()]).toEqual([[], '', 'en', null]);
  });

  it('breaks nothing where nothing can be kept [K08]', () => {
    visit(`${all}/`);
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    vi.stubGlobal(
      'document',
      Object.defineProperty({ body: { dataset: {} } }, 'cookie', { get: forbidden, set: forbidden }),
    );
    expect(applyLanguage('de', 'en', '/de')).toBe(true);
    expect(shown).toEqual(['/de']);
    uiLangSelected.clear();
  });
});
