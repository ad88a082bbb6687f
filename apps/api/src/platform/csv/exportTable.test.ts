import { Failure } from '@volan/api-contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../../testing/openedForFile.ts';
import { germany, openAdministrator, openSomeone } from '../../testing/administrators.ts';
import { insertAd } from '../../testing/insertAd.ts';
import { auditedFrom } from '../server/auditScope.ts';
import type { CallContext } from '../server/RequestContext.ts';
import { openTestAccounts, type TestPerson } from '../../testing/openTestAccounts.ts';
import { exportTable } from './exportTable.ts';

const test = openedForFile(openTestAccounts);
beforeEach(() => test.beginAnew());

async function take(as: TestPerson, path: string) {
  const { statusCode, headers, body } = await test.app.inject({
    url: `/api/admin/export/${path}`,
    headers: { authorization: `Bearer ${as.accessToken}` },
  });
  return { status: statusCode, headers, body, lines: body.split('\n').slice(1, -1) };
}

describe('a table that is taken away as CSV [M59, H04]', () => {
  it('holds all rows that its filters leave, in its order', async () => {
    const vera = await openAdministrator(test);
    for (const letter of ['B', 'Č', 'A']) await openSomeone(test, `Izvoz ${letter}`);
    const { status, headers, lines, body } = await take(vera, 'users?search=izvoz&sortField=name&sort=asc');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="users.csv"',
      'cache-control': 'private, no-store',
    });
    expect(body.split('\n')[0]).toMatch(/^\uFEFF"id","name","email"/);
    expect(lines.map((line) => line.split(',')[1])).toEqual(['"Izvoz A"', '"Izvoz B"', '"Izvoz Č"']);
  });

  it('holds no formula that a spreadsheet would run', async () => {
    const vera = await openAdministrator(test);
    await openSomeone(test, '=cmd|/c calc!A1 Formula');
    expect((await take(vera, 'users?search=formula')).body).toContain(`"'=cmd|/c calc!A1 Formula"`);
  });

  it('only has the own country for a regional administrator, with any filter', async () => {
    const regional = await openAdministrator(test, { group: 6 });
    const stranger = await openSomeone(test, 'Granica Strani', germany);
    const neighbour = await openSomeone(test, 'Granica Domaći');
    const abroad = await insertAd(test.database.sql, { seller: stranger.user.id });
    await test.database.sql`update ad set country_id = ${germany}, region_id = null where id = ${abroad}`;
    const own = await insertAd(test.database.sql, { seller: neighbour.user.id });
    const users = await take(regional, `users?search=granica`);
    expect(users.lines).toHaveLength(1);
    expect(users.body).toContain('Granica Domaći');
    expect((await take(regional, `users?country_id=${germany}`)).lines).toEqual([]);
    const ads = await take(regional, 'ads?status=active&search=granica');
    expect(ads.lines.map((line) => line.split(',')[0])).toEqual([`"${own}"`]);
  });

  it('writes an audit entry with the filters and the address of the caller', async () => {
    const vera = await openAdministrator(test);
    await take(vera, 'users?status=2');
    const [entry] = await test.database.sql`
      select action, details, brand, address is not null as has_address from audit_entry
        where actor_id = ${vera.user.id}
      order by id`;
    expect(entry).toEqual({ action: 'users.exported', details: { status: 2 }, brand: 'volan', has_address: true });
  });

  it.each(['users', 'ads', 'payments', 'social-posts', 'articles'])(
    'is there for %s, and for administrators alone',
    async (path) => {
      const vera = await openAdministrator(test);
      const ana = await openSomeone(test, 'Ana Obična');
      expect((await take(vera, path)).status).toBe(200);
      expect((await take(ana, path)).status).toBe(403);
      expect((await take(vera, `${path}?page=2`)).status).toBe(400);
    },
  );

  it('allows one person two exports at a time while others still get theirs', async () => {
    const { sql } = test.database;
    const [vera, mira] = [await openAdministrator(test), await openAdministrator(test)];
    const open = ({ user: { id } }: TestPerson) => {
      const context = { principal: { actor: { id } } } as unknown as CallContext;
      const rows = sql<{ id: number }[]>`select id from generate_series(1, 100000) id`;
      const columns = { id: (row: { id: number }) => row.id };

      return auditedFrom({ brand: 'volan', address: '198.51.100.1' }, () =>
        exportTable(sql, context, { name: 'users', filter: {}, columns, rows }),
      );
    };
    const taken = [await open(vera), await open(vera), await open(vera), await open(mira)];
    expect(taken.map((one) => one instanceof Failure)).toEqual([false, false, true, false]);
    for (const file of taken) if (!(file instanceof Failure)) file.destroy();
    await expect.poll(async () => !((await open(vera)) instanceof Failure)).toBe(true);
  });
});
