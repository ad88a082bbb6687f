import { describe, expect, it } from 'vitest';
import { compiledMessage } from './compiledMessage.ts';
import { createTranslator } from './createTranslator.ts';
import { formatCompiled } from './formatCompiled.ts';
import { formatsOf } from './formats/formatsOf.ts';

const t = createTranslator('rs-cyrl');

describe('Serbian in Cyrillic', () => {
  it('is the Latin message in Cyrillic; its filled-in values stay as they are given', () => {
    expect(t('ad.similar')).toBe('Слична возила');
    expect(t('shell.to-home', { brand: 'Volan' })).toBe('Volan, на почетну');
    expect(createTranslator('rs')('shell.to-home', { brand: 'Volan' })).toBe('Volan, na početnu');
  });

  it.each([
    [1, 'Прикажи 1 оглас'],
    [3, 'Прикажи 3 огласа'],
    [1200, 'Прикажи 1.200 огласа'],
  ])('has its plural forms: %d', (count, text) => {
    expect(t('catalog.show-ads', { count })).toBe(text);
  });

  it('reaches the messages of islands, which know of no script', () => {
    expect(formatCompiled(compiledMessage('catalog.show-ads', 'rs-cyrl'), 'rs', { count: 2 })).toBe('Прикажи 2 огласа');
  });

  it('writes dates and countries in Cyrillic, units and prices as ever', () => {
    const formats = formatsOf('rs-cyrl');
    expect(formats.country('RS')).toBe('Србија');
    expect(formats.weekday(0)).toBe('Понедељак');
    expect(formats.language('de')).toBe('немачки');
    expect(formats.relativeTime('2026-11-01T10:00:00Z', Date.parse('2026-11-04T10:00:00Z'))).toBe('пре 3 дана');
    expect(formats.year(2019)).toBe('2019.');
    expect([formats.price(17990), formats.distance(142000), formats.power(110)]).toEqual([
      '17.990\u00a0€',
      '142.000\u00a0km',
      '110\u00a0kW (150\u00a0KS)',
    ]);
  });
});
