import { afterEach, describe, expect, it, vi } from 'vitest';
import { isBlank, devError, repeated } from './devWarnings.ts';

afterEach(() => vi.unstubAllEnvs());

describe('a component that is used wrongly', () => {
  it('says what happened, why it matters and how to mend it', () => {
    expect(() => devError('Button', 'it has no words', 'its purpose is unknown', 'pass words as children')).toThrow(
      'Button: it has no words. Why it matters: its purpose is unknown. How to mend it: pass words as children.',
    );
  });

  it('continues in production', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(() => devError('Button', 'it has no words', 'nobody knows', 'pass words')).not.toThrow();
  });
});

describe('words that cannot be read', () => {
  it.each([undefined, null, false, '', '  '])('are %o', (words) => expect(isBlank(words)).toBe(true));
  it.each(['Zatvori', '0', 0])('are not %o', (words) => expect(isBlank(words)).toBe(false));
});

describe('a value that occurs in a list twice', () => {
  it('is named', () => expect(repeated(['#a', '#b', '#a'])).toBe('#a'));
  it('is missing where all differ', () => expect(repeated(['#a', '#b'])).toBeUndefined());
});
