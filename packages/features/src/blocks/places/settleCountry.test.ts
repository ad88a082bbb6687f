import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../runtime/browser/testing/fakeBrowser.ts';
import { uiLangSelected } from '../language/chooseLanguage.ts';
import { goToCountry, goToSelectedCountry } from './goToCountry.ts';
import { oneCountrySelected } from './oneCountrySelected.ts';
import { selectedCountries } from './selectedCountries.ts';
import { settleCountry } from './settleCountry.ts';

const all = 'http://gearlane.localhost:3000';
const germany = 'http://de.gearlane.localhost:3000';

let browser: ReturnType<typeof fakeBrowser>;
beforeEach(() => (browser = fakeBrowser('gearlane.localhost')));
afterEach(() => vi.unstubAllGlobals());

describe('the selected country of a browser', () => {
  it('comes from the host, is known on the others, and is not selected again once it was cleared [F07, F08]', () => {
    browser.visit(`${germany}/`);
    expect(settleCountry(true)).toBeNull();
    expect(selectedCountries.read()).toEqual(['DE']);
    browser.visit(`${all}/`, { referrer: `${germany}/` });
    expect(settleCountry(true)).toBeNull();
    expect(selectedCountries.read()).toEqual([]);
    browser.visit(`${germany}/`);
    settleCountry(true);
    expect(selectedCountries.read()).toEqual([]);
  });

  it('leads from the host of all countries to its own, with asklang, and stays there [F09, T07b]', () => {
    browser.visit(`${germany}/`);
    settleCountry(true);
    browser.visit(`${all}/catalog/vehicles?page=2`);
    goToSelectedCountry();
    expect(browser.replaced).toEqual([`${germany}/catalog/vehicles?page=2&asklang`]);
    browser.visit(String(browser.replaced[0]), { referrer: `${all}/` });
    goToSelectedCountry();
    expect(browser.replaced).toHaveLength(1);
  });

  it('asks for no language that was chosen on another host of the brand [T61]', () => {
    browser.visit(`${germany}/`);
    uiLangSelected.write('en');
    browser.visit(`${all}/catalog/vehicles?page=2`);
    goToCountry('DE');
    expect(browser.replaced).toEqual([`${germany}/catalog/vehicles?page=2`]);
  });

  it('appends no second asklang [T07b]', () => {
    browser.visit(`${all}/?asklang`);
    goToCountry('DE');
    expect(browser.replaced).toEqual([`${germany}/?asklang`]);
  });

  it('leads nowhere that is no country, and not the visitor who goes back', () => {
    browser.visit(`${all}/`);
    goToCountry('XX');
    selectedCountries.write(['DE']);
    browser.visit(`${all}/`, { type: 'back_forward' });
    goToSelectedCountry();
    expect(browser.replaced).toEqual([]);
  });

  it.each([
    [['DE'], true],
    [['DE', 'HU'], false],
    [[], false],
  ])('%j is one country in the cookies: %s [F09]', (countries, isOne) => {
    browser.visit(`${all}/`);
    browser.jar.cookie = 'other=1';
    selectedCountries.write(countries);
    expect(oneCountrySelected(browser.jar.cookie)).toBe(isOne);
  });

  it('does not change on a host of no brand', () => {
    browser.visit('http://volan.localhost:3000/');
    expect(settleCountry(true)).toBeNull();
    expect(selectedCountries.read()).toEqual([]);
  });
});
