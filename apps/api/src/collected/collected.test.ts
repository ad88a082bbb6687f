import type { Collected, CollectedLists } from '@volan/api-contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { openTestAccounts, type TestPerson } from '../testing/openTestAccounts.ts';

const test = openedForFile(openTestAccounts);
let ana: TestPerson;

beforeEach(async () => {
  await test.beginAnew();
  ana = await test.person();
});

const compared = (...ids: number[]): CollectedLists['compared'] => ({
  last: 1,
  lists: {
    1: {
      ids,
      ads: ids.map((id) => ({
        id,
        title: `Ad ${id}`,
        price: 100,
        categoryId: 1,
        images: [],
        year: null,
        mileage: null,
        note: '',
      })),
    },
  },
});
const visit = (path: string, ts: number) => ({ img: '', title: path, price: '1 €', path, date: 'd', time: 't', ts });
const cart = (items: Record<string, number>): CollectedLists['cart'] =>
  Object.fromEntries(Object.entries(items).map(([product, quantity]) => [product, { product, quantity }]));
const empty: CollectedLists = { compared: { last: null, lists: {} }, history: [], cart: {} };

const save = (given: Partial<CollectedLists>, version?: number, { accessToken } = ana) =>
  test.call(
    'PUT',
    '/collected/save',
    { ...empty, ...given, ...(version !== undefined && { version }) },
    { as: accessToken },
  );
const read = async ({ accessToken } = ana) =>
  (await test.call('GET', '/collected', null, { as: accessToken })).data as Collected;

describe('what browsers collect for an account [F19]', () => {
  it('is nothing at first, then what the first browser had', async () => {
    expect(await read()).toEqual({ version: 0, ...empty });
    const had = { compared: compared(1, 2), history: [visit('/a', 1)], cart: cart({ 'plan-lot': 1, 'credits-50': 2 }) };
    expect((await save(had)).data).toEqual({ version: 1, ...had });
    expect(await read()).toEqual({ version: 1, ...had });
    expect(Object.keys((await read()).cart)).toEqual(['plan-lot', 'credits-50']);
    expect(await read(await test.person())).toEqual({ version: 0, ...empty });
  });

  it('is joined with what another browser had before it signed in: the newest wins, the history is cut to 50', async () => {
    const history = Array.from({ length: 40 }, (_, index) => visit(`/old/${index}`, index));
    await save({ compared: compared(1, 2), history, cart: cart({ 'credits-50': 1 }) });
    const newer = Array.from({ length: 40 }, (_, index) => visit(`/new/${index}`, 100 + index));
    const { data } = await save({ compared: compared(3, 1), history: newer, cart: cart({ 'credits-50': 4 }) });
    const both = data as Collected;
    expect(both.compared.lists['1']?.ids).toEqual([3, 1, 2]);
    expect([both.history.length, both.history[0]?.path]).toEqual([50, '/new/39']);
    expect(both.cart).toEqual(cart({ 'credits-50': 4 }));
  });

  it('is replaced by a browser that knew the stored list: rows that it removed are gone', async () => {
    await save({ compared: compared(1, 2) });
    expect(((await save({ compared: compared(2) }, 1)).data as Collected).compared.lists['1']?.ids).toEqual([2]);
    const late = await save({ compared: compared(5) }, 1);
    expect((late.data as Collected).compared.lists['1']?.ids).toEqual([5, 2]);
  });

  it('loses nothing when two browsers sign in at once', async () => {
    await Promise.all([1, 2, 3, 4, 5].map((id) => save({ compared: compared(id) })));
    expect((await read()).compared.lists['1']?.ids.toSorted()).toEqual([1, 2, 3, 4, 5]);
  });

  it.each([
    ['a path that leads away', { history: [visit('//evil.example', 1)] }],
    ['51 visits', { history: Array.from({ length: 51 }, (_, index) => visit(`/${index}`, index)) }],
    ['eleven ads of a category', { compared: compared(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11) }],
    ['a product that is none', { cart: { '<script>': { product: 'x', quantity: 1 } } }],
  ])('is refused: %s', async (_what, given) => {
    expect((await save(given as Partial<CollectedLists>)).error).toBe('validation');
    expect((await read()).version).toBe(0);
  });
});
