import { describe, expect, it } from 'vitest';
import { TopAds } from './TopAds.ts';

describe('TOP promotions in the index [T28]', () => {
  it('run from their beginning until before their end, for times in any order', () => {
    const top = new TopAds();
    top.set(1, [[100, 200]]);
    top.set(2, [
      [50, 120],
      [180, 300],
    ]);
    const runningAt = (moments: readonly number[]) => moments.map((moment) => top.at(moment));
    expect(runningAt([49, 50, 99, 100, 119, 120, 179, 180, 199, 200, 299, 300])).toEqual([
      [],
      [2],
      [2],
      [1, 2],
      [1, 2],
      [1],
      [1],
      [1, 2],
      [1, 2],
      [2],
      [2],
      [],
    ]);
    expect(runningAt([199, 100, 49])).toEqual([[1, 2], [1, 2], []]);
  });

  it('are the ones an ad has now', () => {
    const top = new TopAds();
    top.set(1, [[100, 200]]);
    expect(top.at(150)).toEqual([1]);
    top.set(1, [[160, 200]]);
    expect(top.at(150)).toEqual([]);
    top.set(2, [[100, 200]]);
    expect(top.at(150)).toEqual([2]);
    top.set(2, null);
    expect(top.at(150)).toEqual([]);
  });
});
