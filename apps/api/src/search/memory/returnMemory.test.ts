import { describe, expect, it } from 'vitest';
import { returnMemory } from './returnMemory.ts';

const megabytes = () => process.memoryUsage().rss / 1e6;

/** Fills about 100 MB with objects that nobody holds afterwards; gives what the process weighs at its heaviest. */
function weighed(): number {
  const objects = Array.from({ length: 1_500_000 }, (_, number) => ({ number, text: `ad ${number}` }));
  return objects.length > 0 ? megabytes() : 0;
}

describe('the memory of an index that has loaded', () => {
  it('goes back to the system, with the pages that V8 would keep', () => {
    const heaviest = weighed();
    returnMemory();
    expect(heaviest - megabytes()).toBeGreaterThan(50);
  });
});
