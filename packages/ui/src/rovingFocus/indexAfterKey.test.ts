import { describe, expect, it } from 'vitest';
import { indexAfterKey } from './indexAfterKey.ts';

describe('the stop that a key leads to', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 2, 1],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Enter', 1, undefined],
    ['ArrowDown', 1, undefined],
  ])('%s from stop %i of a row is %o', (key, from, to) => expect(indexAfterKey(key, from, 3)).toBe(to));

  it.each([
    ['ArrowDown', 1, 2],
    ['ArrowUp', 0, 2],
    ['ArrowRight', 1, undefined],
    ['ArrowDown', -1, 0],
    ['ArrowUp', -1, 2],
  ])('%s from stop %i of a column is %o', (key, from, to) => expect(indexAfterKey(key, from, 3, 'vertical')).toBe(to));
});
