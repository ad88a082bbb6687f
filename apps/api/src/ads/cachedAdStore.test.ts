import { describe, expect, it } from 'vitest';
import type { Change, ChangeFeed } from '../platform/outbox/ChangeFeed.ts';
import type { AdRecord } from './AdRecord.ts';
import { cachedAdStore } from './cachedAdStore.ts';
import type { AdStore } from './postgresStore.ts';

function opened() {
  let time = 0;
  let position: string | null = '1.1';
  let hear = (_change: Change) => {};
  const changes: ChangeFeed = { position: () => position, subscribe: (listener) => ((hear = listener), () => {}) };
  const read: number[][] = [];
  let meanwhile = () => {};
  const store: AdStore = {
    async read(ids) {
      read.push([...ids]);
      meanwhile();
      return ids.filter((id) => id < 100).map((id) => ({ id, price: read.length }) as AdRecord);
    },
    readDetails: () => Promise.resolve(null),
  };

  return {
    store: cachedAdStore(store, changes, () => time),
    read,
    change: (...ads: number[]) => hear({ position: '1.2', ads, catalogue: false, banners: [] }),
    pass: (milliseconds: number) => (time += milliseconds),
    lose: () => (position = null),
    during: (work: () => void) => (meanwhile = work),
  };
}

describe('ads of lists', () => {
  it('are read once for all lists that show them, in the order of each list', async () => {
    const { store, read } = opened();
    await store.read([1, 2]);
    expect((await store.read([3, 2, 400, 1])).map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(read).toEqual([
      [1, 2],
      [3, 400],
    ]);
  });

  it('are read once for all who ask at the same time', async () => {
    const { store, read } = opened();
    const [page, similar] = await Promise.all([store.read([1]), store.read([1, 2, 1, 400])]);
    expect(page.map(({ id }) => id)).toEqual([1]);
    expect(similar.map(({ id }) => id)).toEqual([1, 2, 1]);
    expect(read).toEqual([[1], [2, 400]]);
  });

  it('that could not be read are asked for again', async () => {
    const { store, read, during } = opened();
    during(() => {
      throw new Error('away');
    });
    const asked = await Promise.allSettled([store.read([1]), store.read([1])]);
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    during(() => {});
    expect((await store.read([1])).map(({ id }) => id)).toEqual([1]);
    expect(read).toEqual([[1], [1]]);
  });

  it('that change while they are read are read again for the next caller', async () => {
    const { store, read, change } = opened();
    const first = store.read([1, 2]);
    change(1);
    expect((await store.read([1, 2])).map(({ price }) => price)).toEqual([2, 1]);
    expect((await first).map(({ price }) => price)).toEqual([1, 1]);
    expect(read).toEqual([[1, 2], [1]]);
  });

  it('are read again once the index contains their change', async () => {
    const { store, read, change } = opened();
    await store.read([1, 2]);
    change(2);
    expect((await store.read([1, 2])).map(({ price }) => price)).toEqual([1, 2]);
    expect(read).toEqual([[1, 2], [2]]);
  });

  it('are not kept when something changed while they were read', async () => {
    const { store, read, change, during } = opened();
    during(() => change(1));
    await store.read([1]);
    await store.read([1]);
    expect(read).toEqual([[1], [1]]);
  });

  it('are read again after five seconds, because promotions end by themselves', async () => {
    const { store, read, pass } = opened();
    await store.read([1]);
    pass(5000);
    await store.read([1]);
    expect(read).toEqual([[1], [1]]);
  });

  it('are read each time while nobody hears of changes', async () => {
    const { store, read, lose } = opened();
    await store.read([1]);
    lose();
    await store.read([1]);
    expect(read).toEqual([[1], [1]]);
  });
});
