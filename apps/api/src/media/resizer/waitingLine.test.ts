import { describe, expect, it } from 'vitest';
import { waitingLine } from './waitingLine.ts';

/** Takes all, in their order. */
function inOrder(line: ReturnType<typeof waitingLine<string>>) {
  const order: string[] = [];
  for (let one = line.take(); one !== undefined; one = line.take()) order.push(one);
  return order;
}

describe('a line of those who wait', () => {
  it('takes one of each visitor in turn, and before them those that go first', () => {
    const line = waitingLine<string>(30);
    for (const from of ['a', 'a', 'a', 'b', 'b', 'c', null]) line.add(String(from), { isFirst: false, from });
    line.add('first', { isFirst: true, from: 'a' });
    expect(inOrder(line)).toEqual(['first', 'a', 'b', 'c', 'null', 'a', 'b', 'a']);
  });

  it('holds of one visitor a third of what it holds, and of those that go first as many as of all others', () => {
    const line = waitingLine<string>(6);
    const add = (from: string | null, isFirst = false) => line.add('x', { isFirst, from });
    expect(['a', 'a', 'a', 'b', 'b', 'c', 'd', 'e'].map((from) => add(from))).toEqual([
      true,
      true,
      false,
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(Array.from({ length: 7 }, () => add('a', true))).toEqual([...Array(6).fill(true), false]);
    expect(line.takeAll()).toHaveLength(12);
    expect(line.take()).toBeUndefined();
  });
});
