import { describe, expect, it } from 'vitest';
import { seenOrder } from './seenOrder.ts';

const answer = (id: number | null) => ({ stored: id === null ? null : { id } });

describe('the order of answers that an administrator saw [T50, J134]', () => {
  it('is that of before their own moves', () => {
    expect(seenOrder([1, 2, 3], [3, 1, 2].map(answer))).toEqual([1, 2, 3]);
  });

  it('is without what they removed, and with what they made at its end, in the order in which it was made', () => {
    expect(seenOrder([1, 2, 3], [9, 3, 8, 1, null].map(answer))).toEqual([1, 3, 8, 9]);
  });
});
