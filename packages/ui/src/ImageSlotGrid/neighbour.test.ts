import { describe, expect, it } from 'vitest';
import { neighbour, type Box } from './neighbour.ts';

/** Three columns of 100 with gaps of 10; the cover (0) takes two columns and two lines. */
const at = (column: number, line: number, size = 1): Box => ({
  left: column * 110,
  top: line * 110,
  width: size * 100 + (size - 1) * 10,
  height: size * 100 + (size - 1) * 10,
});
const boxes = [at(0, 0, 2), at(2, 0), at(2, 1), at(0, 2), at(1, 2), at(2, 2), at(0, 3)];

describe('where an arrow leads from a slot', () => {
  it.each([
    [0, 'ArrowRight', 1],
    [2, 'ArrowRight', 3],
    [6, 'ArrowRight', 6],
    [0, 'ArrowLeft', 0],
    [3, 'ArrowLeft', 2],
    [0, 'ArrowDown', 3],
    [1, 'ArrowDown', 2],
    [5, 'ArrowUp', 2],
    [4, 'ArrowUp', 0],
    [6, 'ArrowDown', 6],
    [1, 'ArrowUp', 1],
    [9, 'ArrowUp', 9],
  ] as const)('%i %s', (from, key, to) => expect(neighbour(boxes, from, key)).toBe(to));
});
