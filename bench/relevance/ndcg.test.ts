import { describe, expect, it } from 'vitest';
import { ndcgAt10 } from './ndcg.ts';

describe('NDCG of the first ten', () => {
  it.each<[string, number[], number[], number]>([
    ['the best order', [3, 2, 1], [1, 2, 3, 0], 1],
    ['nothing shown', [], [3], 0],
    ['nothing to show', [0, 0], [0, 0], 0],
    // 7 / log2(3) instead of 7 / log2(2)
    ['the only good one second', [0, 3], [3, 0], 0.6309],
    // (1 + 7 / log2(3)) / (7 + 1 / log2(3))
    ['the better one second', [1, 3], [3, 1], 0.7098],
    ['what stands behind the tenth is not seen', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3], [3], 0],
    ['more good ones than places', Array.from({ length: 10 }, () => 3), Array.from({ length: 50 }, () => 3), 1],
  ])('%s', (_name, shown, all, expected) => {
    expect(ndcgAt10(shown, all)).toBeCloseTo(expected, 4);
  });
});
