import { describe, expect, it } from 'vitest';
import { drawingOf, drawingSize, slotSprite } from './slotSprite.ts';

describe('the sheet of drawings for empty slots', () => {
  it('has the 19 guided slots in their order', () => {
    expect(slotSprite.map(({ sort }) => sort)).toEqual(Array.from({ length: 19 }, (_, index) => index + 1));
  });

  it('asks each slot for another view', () => {
    expect(new Set(slotSprite.map(({ empty }) => drawingOf(empty))).size).toBe(19);
  });

  it('gives each drawing a place of its own on a grid of 48 by 32', () => {
    expect(new Set(slotSprite.map(({ left, top }) => `${left} ${top}`)).size).toBe(19);
    for (const { left, top } of slotSprite) {
      expect([left % drawingSize.width, top % drawingSize.height]).toEqual([0, 0]);
    }
    expect(slotSprite[18]).toEqual({ sort: 19, left: 144, top: 96, empty: 'front' });
  });
});
