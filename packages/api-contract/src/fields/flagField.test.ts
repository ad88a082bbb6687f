import { describe, expect, it } from 'vitest';
import { flagField } from './flagField.ts';

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
