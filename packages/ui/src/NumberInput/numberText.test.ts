import { describe, expect, it } from 'vitest';
import { messageOf, readNumberText, startingText, stepped } from './numberText.ts';

const serbian = { language: 'sr-Latn', unit: 'km', min: 0, max: 2_000_000 };

describe('the text of a number field', () => {
  it.each([
    ['12.500', 12_500, null],
    ['142 000 km', 142_000, null],
    ['', null, null],
    ['abc', null, 'not-a-number'],
    ['-5', null, 'negative'],
    ['12,5', null, 'too-many-decimals'],
    ['12345678901234567890', null, 'too-many-digits'],
    ['3.000.000', 3_000_000, 'too-large'],
  ])('"%s" is %s, refused as %s', (text, value, refusal) => {
    expect(readNumberText(text, serbian)).toEqual({ value, refusal });
  });

  it('may be below zero where the limits are', () => {
    expect(readNumberText('-5', { language: 'en', min: -10 })).toEqual({ value: -5, refusal: null });
    expect(readNumberText('-15', { language: 'en', min: -10 })).toEqual({ value: -15, refusal: 'too-small' });
  });

  it('starts grouped, and as it was typed where it cannot be read', () => {
    expect(startingText(12_500, serbian, true)).toBe('12.500');
    expect(startingText('12500', serbian, true)).toBe('12.500');
    expect(startingText('2015', serbian, false)).toBe('2015');
    expect(startingText('abc', serbian, true)).toBe('abc');
    expect(startingText(null, serbian, true)).toBe('');
  });

  it('names the error in the nearest words that it has', () => {
    expect(messageOf('too-many-digits', { 'not-a-number': 'No.' })).toBe('No.');
    expect(messageOf('negative', { 'not-a-number': 'No.', 'too-small': 'From 0.' })).toBe('From 0.');
    expect(messageOf('negative', {})).toBeUndefined();
    expect(messageOf(null, { 'not-a-number': 'No.' })).toBeUndefined();
  });
});

describe('a step of a number field', () => {
  it.each([
    [8, 1, 1, 9],
    [9, 1, 1, 9],
    [1, -1, 1, 1],
    [null, 1, 1, 1],
    [5, 10, 1, 9],
  ])('from %s by %s of %s is %s within 1 and 9', (value, steps, step, expected) => {
    expect(stepped(value, steps, step, { language: 'en', min: 1, max: 9 })).toBe(expected);
  });

  it('goes to the next whole step', () => {
    const price = { language: 'en' };
    expect(stepped(1200, 1, 500, price)).toBe(1500);
    expect(stepped(1200, -1, 500, price)).toBe(1000);
    expect(stepped(0.3, 1, 0.1, { ...price, decimals: 1 })).toBe(0.4);
    expect(stepped(0.7, -1, 0.1, { ...price, decimals: 1 })).toBe(0.6);
  });
});
