import { describe, expect, it } from 'vitest';
import { flagField } from './flagField.ts';
import { flagText } from './flagText.ts';

describe('a flag', () => {
  it.each([1, true, '1', 'true', 'on'])('is set by %j', (sent) => {
    expect(flagField.parse(sent)).toBe(1);
  });

  it.each([0, false, '0', 'false', 'off'])('is not set by %j', (sent) => {
    expect(flagField.parse(sent)).toBe(0);
  });

  it.each([2, -1, '', 'yes', null, []])('refuses %j', (sent) => {
    expect(flagField.safeParse(sent).success).toBe(false);
  });
});

describe('a flag in an address', () => {
  it.each([
    [true, [1, true, '1', 'true', 'on']],
    [false, [0, false, '0', 'false', 'off']],
  ])('is %j for the same values as in a form', (read, sent) => {
    expect(sent.map((value) => flagText.parse(value))).toEqual(sent.map(() => read));
  });

  it.each(['', 'yes', '2'])('refuses %j', (sent) => {
    expect(flagText.safeParse(sent).success).toBe(false);
  });
});
