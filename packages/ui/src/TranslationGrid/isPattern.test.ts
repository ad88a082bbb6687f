import { expect, it } from 'vitest';
import { isPattern } from './isPattern.ts';

it.each([
  ['{n, plural, one {# oglas} few {# oglasa} other {# oglasa}}', true],
  ['Zdravo, {name}', true],
  ['Postavi oglas', false],
  ['Napomena {vidi dole', false],
  ['', false],
])('%s is a pattern: %s', (text, pattern) => expect(isPattern(text)).toBe(pattern));
