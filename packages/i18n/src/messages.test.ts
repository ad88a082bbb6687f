import { boostProducts, fastSearchShortcuts, languageValues, sortFields, sortOrders } from '@volan/domain-rules';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { compiledMessage } from './compiledMessage.ts';
import { createTranslator, isPlainMessageKey } from './createTranslator.ts';
import type { MessageKey, PlainMessageKey } from './Translator.ts';
import { formatCompiled } from './formatCompiled.ts';
import { intlTag } from './intlTag.ts';
import { messagesOf } from './messagesOf.ts';

describe('plurals', () => {
  it.each([
    ['rs', 1, '1 oglas'],
    ['rs', 2, '2 oglasa'],
    ['rs', 5, '5 oglasa'],
    ['rs', 11, '11 oglasa'],
    ['rs', 21, '21 oglas'],
    ['rs', 12846, '12.846 oglasa'],
    ['ru', 1, '1 объявление'],
    ['ru', 3, '3 объявления'],
    ['ru', 11, '11 объявлений'],
    ['ru', 21, '21 объявление'],
    ['ru', 112, '112 объявлений'],
    ['en', 0, '0 ads'],
    ['en', 1, '1 ad'],
    ['en', 12846, '12,846 ads'],
    ['zh', 1, '1 条广告'],
    ['zh', 5, '5 条广告'],
    ['ro', 0, '0 anunțuri'],
    ['ro', 1, '1 anunț'],
    ['ro', 19, '19 anunțuri'],
    ['ro', 20, '20 de anunțuri'],
    ['mk', 21, '21 оглас'],
  ] as const)('%s counts %i as %s', (language, count, text) => {
    expect(createTranslator(language)('ads-count', { count })).toBe(text);
  });
});

describe('messages', () => {
  it.each(languageValues)('in %s are as many as in every other language, none empty [E05]', (language) => {
    expect(Object.keys(messagesOf(language)).sort()).toEqual(Object.keys(messagesOf('rs')).sort());
    expect(Object.values(messagesOf(language)).filter((text) => text.trim() === '')).toEqual([]);
  });

  it.each(languageValues)(
    'name every promotion, shortcut and order of a list in %s [E16, B45-B51, M08]',
    (language) => {
      const keys = [
        ...boostProducts.flatMap(({ title, description }) => [title, description]),
        ...fastSearchShortcuts.map(({ key }) => `shortcut.${key}`),
        ...sortFields.flatMap((field) => sortOrders.map((order) => `sort.${field}.${order}`)),
      ];
      expect(keys.filter((key) => !Object.hasOwn(messagesOf(language), key))).toEqual([]);
    },
  );

  it.each([
    'compare-already-added',
    'compare-added',
    'compare-error',
    'his-items',
    'his-clear',
    'his-no-items',
    'his-no-items-text',
    'close',
    'compare-ads',
    'no-compare-ads',
  ])('hold the key %s of the specification in nine languages [K03, K10, K11, C40, C46]', (key) => {
    expect(languageValues.every((language) => Object.hasOwn(messagesOf(language), key))).toBe(true);
  });

  it('in Serbian call an address “e-pošta” and what is sent to it “mejl”', () => {
    const otherWords = /e-?mail|imejl|e-adres|mejl adres|elektronsk/i;
    expect(Object.values(messagesOf('rs')).filter((text) => otherWords.test(text.replace(/\{\w+\}/g, '')))).toEqual([]);
  });

  it('hold the exact texts of the specification [C34, C35, C48]', () => {
    expect(createTranslator('en')('language.none-found')).toBe('No languages found');
    expect(createTranslator('rs')('his-title')).toBe('Istorija pregleda');
    expect(createTranslator('rs')('confirm-action')).toBe('Molimo potvrdite akciju');
  });

  it.each(
    'required,min,max,email,email-taken,password-weak,code-wrong,code-expired,phone,not-enough-credits,slots-used-up,image-type,image-too-large,image-too-small,image-shape,image-broken,duplicate-ad,forbidden,not-found,rate-limited,payment-declined,suspended,conflict'.split(
      ',',
    ),
  )('explain the failure %s [M20]', (name) => {
    expect(isPlainMessageKey(`failures.${name}`)).toBe(true);
  });

  it('fill in text as it is, whatever it looks like', () => {
    expect(createTranslator('en')('catalog.remove-filter', { filter: '<b>{x}</b> #' })).toBe(
      'Remove filter: <b>{x}</b> #',
    );
  });

  it('name the narrowest filter of an empty list (DESIGN 15)', () => {
    expect(createTranslator('rs')('catalog.empty-narrowest', { filter: 'Na kredit', count: 46 })).toBe(
      'Uklonite „Na kredit“ i dobićete 46 oglasa.',
    );
  });

  it('know which keys from outside need no values', () => {
    expect(['close', 'ads-count', 'catalog.remove-filter', 'constructor', ''].map(isPlainMessageKey)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('are typed by key and by parameter', () => {
    const t = createTranslator('rs');
    expectTypeOf(t('close')).toBeString();
    expectTypeOf<'close'>().toExtend<PlainMessageKey>();
    expectTypeOf<'ads-count'>().toExtend<MessageKey>();
    expectTypeOf<'ads-count'>().not.toExtend<PlainMessageKey>();
    expectTypeOf<'no-such-key'>().not.toExtend<MessageKey>();
    // @ts-expect-error a count is needed
    t('ads-count');
    // @ts-expect-error a count is a number
    t('ads-count', { count: '1' });
    // @ts-expect-error the key does not exist
    t('no-such-key');
  });
});

describe('a date at the end of a sentence', () => {
  it.each(['rs', 'hu', 'bg', 'mk', 'ru'] as const)('brings no second full stop: %s', (language) => {
    const date = new Intl.DateTimeFormat(intlTag(language), { dateStyle: 'long', timeZone: 'UTC' }).format(0);
    expect(date).toMatch(/\.$/);
    const t = createTranslator(language);
    const texts = [
      t('mail.account-removed-text', { date }),
      t('mail.ad-expires-text', { title: 'Golf...', date, days: 60 }),
    ];
    const island = compiledMessage('push.arrived', language);
    for (const text of [...texts, formatCompiled(island, language, { when: date })]) {
      expect(text).toContain(date);
      expect(text).not.toMatch(/(?<!\.)\.\.(?!\.)/);
    }
    expect(texts[1]).toContain('Golf...');
  });
});

describe('one message for an island', () => {
  it.each(languageValues)('travels as JSON and counts in the browser as on the server: %s', (language) => {
    const message = JSON.parse(JSON.stringify(compiledMessage('catalog.show-ads', language))) as ReturnType<
      typeof compiledMessage
    >;
    for (const count of [0, 1, 2, 5, 21, 12846]) {
      expect(formatCompiled(message, language, { count })).toBe(
        createTranslator(language)('catalog.show-ads', { count }),
      );
    }
  });
});
