import { describe, expect, it, vi } from 'vitest';
import { dateFormatOf } from './dateFormat.ts';

describe('a day in figures', () => {
  it.each([
    ['sr-Latn', '25.11.2026.'],
    ['sr-Cyrl', '25.11.2026.'],
    ['en', '25/11/2026'],
    ['en-GB', '25/11/2026'],
    ['en-US', '11/25/2026'],
    ['de', '25.11.2026'],
    ['hu', '2026. 11. 25.'],
    ['ru', '25.11.2026'],
    ['zh-Hans', '2026/11/25'],
    ['mk', '25.11.2026 г.'],
  ])('is written and read in the order of %s', (language, text) => {
    const { format, parse } = dateFormatOf(language);
    expect(format('2026-11-25')).toBe(text);
    expect(parse(text)).toBe('2026-11-25');
  });

  it.each([
    ['sr-Latn', '5.3.2026', '2026-03-05'],
    ['sr-Latn', '05 03 2026', '2026-03-05'],
    ['sr-Latn', '05032026', '2026-03-05'],
    ['de', '5/3/2026', '2026-03-05'],
    ['de', '5-3-2026', '2026-03-05'],
    ['en-US', '3/5/2026', '2026-03-05'],
    ['en-US', '03052026', '2026-03-05'],
    ['hu', '20260305', '2026-03-05'],
    ['de', '2026-03-05', '2026-03-05'],
  ])('is read in %s from %s', (language, text, iso) => {
    expect(dateFormatOf(language).parse(text)).toBe(iso);
  });

  it.each([
    '',
    '25.11.',
    '25.11.20',
    '31.2.2026.',
    '29.2.2025.',
    '0.1.2026',
    '12.13.2026',
    'sutra',
    '25.nov.2026',
    '1.1.0026',
    '1.2.3.2026',
  ])('is not read from "%s"', (text) => {
    expect(dateFormatOf('sr-Latn').parse(text)).toBe('');
  });

  it('has a year of two digits only once it is finished: near in the future, else in the past', () => {
    vi.useFakeTimers({ now: new Date('2026-11-25T12:00:00Z') });
    const { parse, parseFinished } = dateFormatOf('de');
    expect(parse('25.11.26')).toBe('');
    expect(parseFinished('25.11.26')).toBe('2026-11-25');
    expect(parseFinished('251146')).toBe('2046-11-25');
    expect(parseFinished('1.5.87')).toBe('1987-05-01');
    vi.useRealTimers();
  });
});
