import { describe, expect, it } from 'vitest';
import { languageValues } from './LanguageValue.ts';
import { languages } from './languages.ts';
import { splitLanguage } from './splitLanguage.ts';
import { toSocialLocale } from './toSocialLocale.ts';
import { toHtmlLang } from './toHtmlLang.ts';
import { spokenLanguage, toWrittenLanguage, writtenLanguage } from './WrittenLanguage.ts';
import { fromAcceptLanguage, toLanguageValue } from './toLanguageValue.ts';

describe('the languages', () => {
  it('are the nine of the specification, Serbian with id 1 and English with id 2 first [E04, E05]', () => {
    expect(languages.map(({ value }) => value)).toEqual(languageValues);
    expect(languages.slice(0, 2)).toMatchObject([
      { id: 1, code: 'rs' },
      { id: 2, code: 'en' },
    ]);
    expect(languageValues.slice(0, 9)).toEqual(['rs', 'en', 'de', 'bg', 'hu', 'ro', 'ru', 'zh', 'mk']);
    expect(new Set(languages.map(({ id }) => id)).size).toBe(languages.length);
  });

  it.each([
    ['sh', 'rs'],
    ['sr', 'rs'],
    ['sr-Latn-RS', 'rs'],
    ['hr', 'rs'],
    ['bs-BA', 'rs'],
    ['cnr', 'rs'],
    ['sr_RS', 'rs'],
    ['rs', 'rs'],
    ['zh-CN', 'zh'],
    ['EN-gb', 'en'],
    ['fr', null],
    ['', null],
    ['constructor', null],
  ])('reads the tag %s as %s [F11, T07, T07c]', (tag, value) => {
    expect(toLanguageValue(tag)).toBe(value);
  });

  it.each([
    ['sr-Latn,sr;q=0.9,en;q=0.8', 'rs'],
    ['fr,de;q=0.5,en;q=0.7', 'en'],
    ['hr,en;q=0.9', 'rs'],
    ['fr, *;q=0.1', null],
    ['en;q=0, hu', 'hu'],
  ])('takes from the header %s the language %s', (header, value) => {
    expect(fromAcceptLanguage(header)).toBe(value);
  });

  it('writes Serbian as sr-Latn and Chinese as zh-Hans in HTML [T07c]', () => {
    expect(toHtmlLang('rs-cyrl')).toBe('sr-Cyrl');
    expect((['rs', 'en', 'ru', 'zh', 'mk'] as const).map(toHtmlLang)).toEqual(['sr-Latn', 'en', 'ru', 'zh-Hans', 'mk']);
  });

  it('knows Serbian in two scripts, every other language in one', () => {
    expect([writtenLanguage('rs', true), writtenLanguage('rs', false), writtenLanguage('mk', true)]).toEqual([
      'rs-cyrl',
      'rs',
      'mk',
    ]);
    expect(['sr-Cyrl', 'sr-Latn', 'zh-Hans', 'fr'].map(toWrittenLanguage)).toEqual(['rs-cyrl', 'rs', 'zh', null]);
    expect([spokenLanguage('rs-cyrl'), spokenLanguage('de')]).toEqual(['rs', 'de']);
  });

  it('names the country that social networks expect beside a language [M60]', () => {
    expect((['rs', 'en', 'zh'] as const).map(toSocialLocale)).toEqual(['sr_RS', 'en_US', 'zh_CN']);
  });

  it.each([
    ['/en/cart', 'en', '/cart'],
    ['/en', 'en', '/'],
    ['/rs/', 'rs', '/'],
    ['/ad/select-category', null, '/ad/select-category'],
    ['/EN/cart', null, '/EN/cart'],
    ['/', null, '/'],
  ])('takes the language off %s [B43, T07]', (pathname, language, path) => {
    expect(splitLanguage(pathname)).toEqual({ language, path });
  });
});
