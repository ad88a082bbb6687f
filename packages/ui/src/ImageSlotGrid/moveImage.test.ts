import { describe, expect, it } from 'vitest';
import { moveImage } from './moveImage.ts';
import type { SlotImage } from './SlotImage.ts';

const image = (id: string): SlotImage => ({ id, src: `/${id}.jpg`, state: 'ready' });
const ids = (slots: readonly (SlotImage | undefined)[]) => slots.map((one) => one?.id ?? '-').join('');

describe('moving a picture', () => {
  const slots = [image('a'), image('b'), undefined, image('c')];

  it.each([
    [3, 0, 'cb-a'],
    [0, 2, '-bac'],
    [1, 5, 'a--c-b'],
    [3, 2, 'abc'],
    [1, 1, 'ab-c'],
    [-1, 1, 'ab-c'],
  ])('from slot %i to slot %i', (from, to, result) => {
    expect(ids(moveImage(slots, from, to))).toBe(result);
  });

  it('leaves the given slots alone', () => {
    moveImage(slots, 0, 3);
    expect(ids(slots)).toBe('ab-c');
  });
});
