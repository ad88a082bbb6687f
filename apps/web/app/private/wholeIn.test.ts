import { expect, it } from 'vitest';
import { wholeIn } from './wholeIn.ts';

it.each([
  ['0', 0],
  ['200000', 200_000],
  ['1e5', null],
  ['0x10', null],
  ['-5', null],
  ['1.5', null],
  [' 7', null],
  ['1\u00A0000', null],
  ['', null],
  ['9'.repeat(16), null],
  [null, null],
])('a number of a form is written in plain digits: %j is %j', (text, number) => {
  expect(wholeIn(text)).toBe(number);
});
