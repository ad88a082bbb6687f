import { describe, expect, it } from 'vitest';
import { waitingLine } from './waitingLine.ts';

/** Takes all, in their order. */
function inOrder(line: ReturnType<typeof waitingLine<string>>) {
  const order: string[] = [];
  for (let one = line.take(); one !== undefined; one = line.take()) order.push(one);
  return order;
}

describe('a line of those who wait', () => {
  it('takes one of each visitor in turn', () => {
    const line = waitingLine<string>(30);
    for (const from of ['a', 'a', 'a', 'b', 'b', 'c', null]) line.add(String(from), from);
    expect(inOrder(line)).toEqual(['a', 'b', 'c', 'null', 'a', 'b', 'a']);
  });

  it('gives one visitor at most a third of the queue', () => {
    const line = waitingLine<string>(6);
    const taken = ['a', 'a', 'a', 'b', 'b', 'c', 'd', 'e'].map((from) => line.add('x', from));
    expect(taken).toEqual([true, true, false, true, true, true, true, false]);
    expect(line.takeAll()).toHaveLength(6);
    expect(line.take()).toBeUndefined();
  });
});
