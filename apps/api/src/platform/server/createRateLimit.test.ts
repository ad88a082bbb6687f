import { describe, expect, it } from 'vitest';
import { createRateLimit } from './createRateLimit.ts';

describe('how often an address may ask', () => {
  it('counts each address alone, anew when its time is over', () => {
    let moment = 0;
    const isTooMany = createRateLimit({ max: 2, withinMs: 1000, now: () => moment });
    const ask = (address: string, times: number) => Array.from({ length: times }, () => isTooMany(address));
    expect(ask('a', 3)).toEqual([false, false, true]);
    expect(ask('b', 1)).toEqual([false]);
    moment = 999;
    expect(ask('a', 1)).toEqual([true]);
    moment = 1000;
    expect(ask('a', 3)).toEqual([false, false, true]);
  });

  it('remembers no more addresses than it has room for', () => {
    const isTooMany = createRateLimit({ max: 1, withinMs: 1000, now: () => 0 });
    isTooMany('first');
    for (let number = 0; number < 50_000; number += 1) {
      isTooMany(String(number));
    }
    expect([isTooMany('first'), isTooMany('49999')]).toEqual([false, true]);
  });
});
