import { expect, it } from 'vitest';
import { movePicture } from './movePicture.ts';

it.each([
  ['cover c', 'cab'],
  ['earlier c', 'acb'],
  ['earlier a', 'abc'],
  ['later a', 'bac'],
  ['later c', 'abc'],
  ['cover x', 'abc'],
  ['publish', 'abc'],
])('a picture moves by the plain button "%s" [M22]', (press, order) => {
  expect(movePicture(['a', 'b', 'c'], press).join('')).toBe(order);
});
