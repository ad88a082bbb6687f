import { describe, expect, it } from 'vitest';
import { fairQueue, QueueFull } from './fairQueue.ts';

/** Opens a queue and records the order in which its work begins. Each piece of work lasts until it is ended. */
function open(limits: Parameters<typeof fairQueue>[0]) {
  const queue = fairQueue(limits);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (sender: string, name: string) =>
    queue.run(sender, () => {
      begun.push(name);
      const { promise, resolve } = Promise.withResolvers<string>();
      ends.set(name, () => resolve(name));

      return promise;
    });
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const settled = async () => {
    for (let count = 0; count < 5; count += 1) await turn();
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await settled();
  };

  return { queue, begun, add, end, settled };
}

describe('a fair queue', () => {
  it('runs at most so much of one sender, and so much in all', async () => {
    const { begun, add, settled } = open({ atOnce: 4, perSender: 2, maxWaiting: 10 });
    for (const name of ['a1', 'a2', 'a3', 'b1']) void add(name.slice(0, 1), name);
    await settled();
    expect(begun).toEqual(['a1', 'b1', 'a2']);
    for (const name of ['c1', 'd1']) void add(name.slice(0, 1), name);
    await settled();
    expect(begun).toEqual(['a1', 'b1', 'a2', 'c1']);
  });

  it('gives senders their turn, however much one of them has waiting', async () => {
    const { begun, add, end, settled } = open({ atOnce: 1, perSender: 1, maxWaiting: 100 });
    for (let index = 0; index < 50; index += 1) void add('greedy', `greedy${index}`);
    void add('visitor', 'visitor0');
    await settled();
    await end('greedy0');
    expect(begun).toEqual(['greedy0', 'visitor0']);
    await end('visitor0');
    expect(begun.at(-1)).toBe('greedy1');
  });

  it('refuses work of a sender that has too much waiting, and takes that of others', async () => {
    const { add, begun, settled } = open({ atOnce: 2, perSender: 1, maxWaiting: 1 });
    void add('a', 'a1');
    await settled();
    void add('a', 'a2');
    await expect(add('a', 'a3')).rejects.toThrow(QueueFull);
    void add('b', 'b1');
    await settled();
    expect(begun).toEqual(['a1', 'b1']);
  });

  it('leaves other events a turn between work that never waits', async () => {
    const { queue } = open({ atOnce: 1, perSender: 1, maxWaiting: 100 });
    let done = 0;
    const all = Array.from({ length: 50 }, () =>
      queue.run('a', async () => {
        done += 1;
      }),
    );
    await new Promise((resolve) => setImmediate(resolve));
    expect(done).toBeLessThan(10);
    await Promise.all(all);
    expect(done).toBe(50);
  });

  it('continues after work that failed', async () => {
    const { queue, add, begun, settled } = open({ atOnce: 1, perSender: 1, maxWaiting: 1 });
    await expect(queue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    void add('a', 'a1');
    await settled();
    expect(begun).toEqual(['a1']);
  });
});
