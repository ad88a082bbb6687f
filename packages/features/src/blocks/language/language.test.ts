import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../runtime/browser/testing/fakeBrowser.ts';
import { applyLanguage } from './applyLanguage.ts';
import { languageCookie, uiLangSelected } from './chooseLanguage.ts';
import { languageOverlay } from './languageOverlay.ts';

const all = 'http://gearlane.localhost';
const germany = 'http://de.gearlane.localhost';

let browser: ReturnType<typeof fakeBrowser>;
let shown: string[];

function visit(address: string) {
  const url = browser.visit(address);
  vi.stubGlobal('location', Object.assign(url, { assign: (to: string) => void shown.push(to) }));
  return url;
}

beforeEach(() => {
  browser = fakeBrowser('gearlane.localhost');
  shown = [];
});
afterEach(() => vi.unstubAllGlobals());

describe('the question for the language [C32]', () => {
  it.each([
    [false, '', true],
    [false, '?asklang', true],
    [true, '?asklang=1', true],
    [true, '', false],
  ])('chosen before: %s, address %s: asked %s', async (isChosen, search, isAsked) => {
    visit(`${all}/${search}`);
    if (isChosen) {
      uiLangSelected.write('en');
    }
    expect(await languageOverlay.wants()).toBe(isAsked);
  });

  it('counts an older shape of the flag as chosen [T42]', () => {
    visit(`${all}/`);
    localStorage.setItem('uiLangSelected', 'true');
    expect(languageOverlay.wants()).toBe(false);
  });

  it('is not asked again in another country [T08b]', () => {
    visit(`${all}/`);
    applyLanguage('en', 'en', '/');
    visit(`${germany}/`);
    expect(languageOverlay.wants()).toBe(false);
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

  it('stays in the language of the page, and removes asklang, so that nothing asks again [T07b]', () => {
    const url = visit(`${germany}/companies?page=2&asklang`);
    expect(applyLanguage('en', 'en', '/companies?page=2')).toBe(false);
    expect(shown).toEqual([]);
    expect(url.href).toBe(`${germany}/companies?page=2`);
    expect(languageOverlay.wants()).toBe(false);
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
