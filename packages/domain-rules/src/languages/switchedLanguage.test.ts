import { describe, expect, it } from 'vitest';
import { suggestLanguage } from './suggestLanguage.ts';
import { switchedLanguage } from './switchedLanguage.ts';

describe('a link to the same page in another language [F10]', () => {
  it.each([
    ['/catalog/vehicles', '/de/catalog/vehicles', 'de'],
    ['/de/catalog/vehicles', '/catalog/vehicles', 'en'],
    ['/', '/rs', 'rs'],
    ['/rs/', '/hu', 'hu'],
    ['/', '/', null],
    ['/en', '/', null],
    ['/de/catalog/vehicles', '/hu/companies', null],
  ])('from %s to %s: %s', (from, to, language) => {
    expect(switchedLanguage(from, to, 'en')).toBe(language);
  });
});

describe('the language that is offered first [F11]', () => {
  const offered = ['en', 'rs', 'de'] as const;

  it.each([
    [null, ['sh'], 'rs'],
    [null, ['sr-Latn-RS', 'en'], 'rs'],
    [null, ['fr', 'de-AT'], 'de'],
    [null, ['fr'], 'en'],
    [null, [], 'en'],
    ['de', ['sh'], 'de'],
    ['xx', ['sh'], 'rs'],
    [null, ['hu', 'de'], 'de'],
  ] as const)('chosen %s, browser %s: %s', (chosen, ofBrowser, language) => {
    expect(suggestLanguage(chosen, ofBrowser, 'en', offered)).toBe(language);
  });
});
