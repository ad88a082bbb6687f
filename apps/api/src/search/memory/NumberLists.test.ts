import { describe, expect, it } from 'vitest';
import { NumberLists } from './NumberLists.ts';

/** Questions that administrators ask have ids from here on. */
const asked = 1_000_000_000;

describe('the numbers of an ad', () => {
  it('are found under the questions of the catalogue and under those that administrators added, also once packed', () => {
    const lists = new NumberLists();
    for (let round = 0; round < 40; round += 1) {
      for (let ad = 0; ad < 1000; ad += 1) {
        lists.set(ad, [
          [7, ad],
          [asked, ad + 0.5],
          [asked + 0x10000, -ad],
        ]);
      }
    }
    expect([...lists.keysOf(999)]).toEqual([7, asked, asked + 0x10000]);
    expect([7, asked, asked + 0x10000, asked % 0x10000].map((key) => lists.get(999, key))).toEqual([
      999,
      999.5,
      -999,
      Number.NaN,
    ]);
  });
});
