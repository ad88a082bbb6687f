import { describe, expect, it } from 'vitest';
import { tabAfterKey } from './tabAfterKey.ts';

describe('the tab that a key leads to', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 2, 1],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Enter', 1, undefined],
    ['ArrowDown', 1, undefined],
  ])('%s from tab %i is %o', (key, from, to) => expect(tabAfterKey(key, from, 3)).toBe(to));
});
