import { describe, expect, it } from 'vitest';
import { clearSlot, fillSlots, idsIn, openSlots, swapSlots } from './pictureSlots.ts';

describe('the slots of the pictures of an ad [T09b]', () => {
  it('take new pictures from the chosen slot on, then where one is free before it', () => {
    expect(fillSlots(['a', undefined, 'b'], ['c', 'd', 'e'], 1, 4)).toEqual(['a', 'c', 'b', 'd']);
    expect(fillSlots([], ['a'], 2, 20)).toEqual([undefined, undefined, 'a']);
    expect(fillSlots(['a'], ['b', 'c'], 3, 4)).toEqual(['a', 'c', undefined, 'b']);
  });

  it('change their pictures, and stay empty where one was removed', () => {
    expect(swapSlots(['a', 'b'], 0, 3)).toEqual([undefined, 'b', undefined, 'a']);
    expect(clearSlot(['a', 'b', 'c'], 1)).toEqual(['a', undefined, 'c']);
    expect(clearSlot(['a', undefined, 'c'], 2)).toEqual(['a']);
    expect(idsIn(['a', undefined, 'c'])).toEqual(['a', 'c']);
  });

  it.each([
    ['as they were left', ['a', 'b'], ['a', null, 'b'], ['b'], ['a', undefined, 'b']],
    ['one after the other where another device changed them', ['b', 'a'], ['a', null, 'b'], [], ['b', 'a']],
    ['with pictures that only this browser has at the end', ['a'], undefined, ['x', 'a'], ['a', 'x']],
    ['without more than the ad may have', ['a', 'b', 'c'], undefined, ['x'], ['a', 'b', 'c']],
  ])('open %s', (_how, ids, kept, more, slots) => {
    expect(openSlots(ids, kept, more, 3)).toEqual(slots);
  });
});
