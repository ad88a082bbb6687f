import type { CreditMovement, CreditMovementListMeta } from '@volan/api-contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { insertAd } from '../testing/insertAd.ts';
import { openTestAccounts, type TestPerson } from '../testing/openTestAccounts.ts';
import { post, release, reserve, settle, type Transfer } from './transfers.ts';

const test = openedForFile(openTestAccounts);
let ana: TestPerson;
let ids = 0;

beforeEach(async () => {
  await test.beginAnew();
  ana = await test.person();
});

const at = (moment: string) => new Date(`2026-${moment}Z`);
const made = (part: Partial<Transfer>): Transfer => ({
  id: `movement-${++ids}`,
  from: 'bonus',
  to: { userId: ana.user.id },
  unit: 'credit',
  amount: 50,
  kind: 'bonus',
  ...part,
});
const spent = (part: Partial<Transfer>) =>
  made({ from: { userId: ana.user.id }, to: 'revenue', amount: 9, kind: 'boost', ...part });
const begin = (work: Parameters<typeof test.database.sql.begin>[1]) => test.database.sql.begin(work as never);
const move = (transfer: Transfer, when = at('11-20T12:00:00')) => begin((sql) => post(sql, transfer, when));

async function read(query = '', as = ana) {
  const { data, status, body } = await test.call('GET', `/user/credits${query}`, null, { as: as.accessToken });
  const { meta } = JSON.parse(body) as { meta: CreditMovementListMeta };
  return { status, movements: data as CreditMovement[], meta };
}

const short = ({ change, left, state }: CreditMovement) => [change, left, state];

describe('the history of credits [B15, M44]', () => {
  it('is empty at the beginning', async () => {
    expect(await read()).toMatchObject({ movements: [], meta: { total: 0, page: 1, pages: 1, balance: 0 } });
  });

  it('has the newest first, each with its purpose and the balance after it', async () => {
    const ad = await insertAd(test.database.sql, { seller: ana.user.id, brand: 'volkswagen', model: 'golf' });
    await move(made({ kind: 'purchase', facts: { product: 'credits-50' } }));
    await move(spent({ facts: { ad_id: ad, product: 'boost-top' } }));
    const { movements, meta } = await read('?lang=en');
    expect(movements).toMatchObject([
      { kind: 'boost', change: -9, left: 41, state: 'done', product: 'boost-top' },
      { kind: 'purchase', change: 50, left: 50, ad: null, product: 'credits-50', at: '2026-11-20T12:00:00.000Z' },
    ]);
    expect(movements[0]?.ad).toEqual({ id: ad, title: expect.stringContaining('Golf') as string });
    expect(meta).toMatchObject({ total: 2, balance: 41 });
  });

  it('shows a reservation as waiting, and how it ended', async () => {
    const until = at('11-27T12:00:00');
    const when = at('11-20T12:00:00');
    await move(made({}));
    for (const id of ['waits', 'settles', 'returns']) {
      await begin((sql) => reserve(sql, spent({ id, kind: 'review', amount: 1 }), until, when));
    }
    await begin((sql) => settle(sql, 'settles', when));
    await begin((sql) => release(sql, 'returns', when));
    const { movements, meta } = await read();
    expect(movements.map(short)).toEqual([
      [1, 48, 'return'],
      [-1, 47, 'returned'],
      [-1, 48, 'settled'],
      [-1, 49, 'waiting'],
      [50, 50, 'done'],
    ]);
    expect(meta.balance).toBe(48);
  });

  it('is chosen by kind and by days of the marketplace', async () => {
    await move(made({}), at('10-31T22:30:00'));
    await move(made({ amount: 2 }), at('10-31T23:30:00')); // in Serbia it is November
    await move(spent({}), at('11-30T22:30:00'));
    await move(spent({ amount: 3 }), at('11-30T23:30:00'));
    const changes = async (query: string) => (await read(query)).movements.map(({ change }) => change);
    expect(await changes('?from=2026-11-01&to=2026-11-30')).toEqual([-9, 2]);
    expect(await changes('?kind=bonus&to=2026-10-31')).toEqual([50]);
    expect(await changes('?kind=boost')).toEqual([-3, -9]);
    expect((await read('?kind=boost')).meta.total).toBe(2);
  });

  it('comes in pages that hold each line once', async () => {
    for (let count = 1; count <= 5; count += 1) await move(made({ amount: count }));
    const pages = await Promise.all([1, 2, 3].map((page) => read(`?per_page=2&page=${page}`)));
    expect(pages.flatMap(({ movements }) => movements.map(({ change }) => change))).toEqual([5, 4, 3, 2, 1]);
    expect(pages[0]?.meta).toMatchObject({ total: 5, pages: 3, per_page: 2 });
  });

  it('is shown to its owner only, and refused for a visitor', async () => {
    await move(made({}));
    expect((await read('', await test.person())).movements).toEqual([]);
    expect((await test.call('GET', '/user/credits')).status).toBe(401);
  });

  it.each(['kind=gift', 'from=2026-02-30', 'from=1.11.2026', 'page=0', 'page=1e3', 'per_page=101', 'user_id=1'])(
    'refuses what it does not know: %s',
    async (query) => {
      expect((await read(`?${query}`)).status).toBe(400);
    },
  );
});
