import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printCatalogQuery } from '@volan/domain-rules';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../../../tools/freePort.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tools/postgres/testDatabase.ts';
import { loadRegistry } from '../taxonomy/loadRegistry.ts';
import type { Registry } from '../taxonomy/Registry.ts';
import { connect, type Database } from '../platform/database/connect.ts';
import { insertRandomAds } from '../testing/insertRandomAds.ts';
import { Random } from '../testing/Random.ts';
import { randomQuery } from '../testing/randomQuery.ts';
import { isFull } from '../../../../tools/testing/isFull.ts';

interface Server {
  readonly address: string;
  readonly process: ChildProcess;
}

let test: TestDatabase;
let database: Database;
let registry: Registry;
let folder: string;
/** Two that search in memory, and one that asks the database itself. */
let servers: Server[] = [];

/** Starts a server and waits until this path of it says that all is well. */
async function start(searchIndex: 'memory' | 'postgres', until = '/ready'): Promise<Server> {
  const port = await freePort();
  const started = spawn(
    process.execPath,
    ['--conditions=@volan/source', fileURLToPath(new URL('../main.ts', import.meta.url))],
    {
      env: {
        PATH: process.env['PATH'],
        DATABASE_URL: test.url,
        MEDIA_DIR: join(folder, 'media'),
        VARIANT_DIR: join(folder, 'variants'),
        PORT: String(port),
        SEARCH_INDEX: searchIndex,
        LOG_LEVEL: 'silent',
      },
      stdio: 'ignore',
    },
  );
  const address = `http://127.0.0.1:${port}`;
  await vi.waitFor(async () => expect((await fetch(`${address}${until}`)).status).toBe(200), {
    timeout: 40_000,
    interval: 100,
  });

  return { address, process: started };
}

beforeAll(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'volan-servers-'));
  database = connect(test.url, { connections: 6 });
  registry = await loadRegistry(database.sql);
  await insertRandomAds(database.sql, registry, { count: 1200, seed: 5, until: Date.now() });
  servers = await Promise.all([start('memory'), start('memory'), start('postgres')]);
});

afterAll(async () => {
  await Promise.all(
    servers.map(async ({ process: server }) => {
      server.kill('SIGKILL');
      await once(server, 'close');
    }),
  );
  await database.close();
  await test.drop();
  await rm(folder, { recursive: true });
});

/** What a server says about a search: its ads in their order, the total, every count. */
async function answer({ address }: Server, search: string) {
  const { data, meta } = (await (await fetch(`${address}/v3/ads?${search}`)).json()) as {
    data: { id: number; price: number | null }[];
    meta: { total: number; facets: unknown; ranges: unknown };
  };
  const { total, facets, ranges } = meta;
  return { ads: data.map(({ id, price }) => ({ id, price })), total, facets, ranges };
}

/**
 * Throws unless every server says the same as the database to each of some random searches; gives how many ads they
 * found.
 */
async function adsAgreedOn(seed: number, searches = 12) {
  const random = new Random(seed);
  let found = 0;
  for (let n = 0; n < searches; n += 1) {
    const search = printCatalogQuery(randomQuery(registry, random).query);
    await vi.waitFor(
      async () => {
        const [one, other, truth] = await Promise.all(servers.map((server) => answer(server, search)));
        expect({ search, one, other }).toEqual({ search, one: truth, other: truth });
        found += truth?.total ?? 0;
      },
      { timeout: 15_000, interval: 50 },
    );
  }

  return found;
}

const totals = (search: string) => Promise.all(servers.map(async (server) => (await answer(server, search)).total));

const soon = { timeout: 15_000, interval: 50 };

// four processes of the API: `openSearch.test.ts` shows in every run how an index follows the database
describe.runIf(isFull)('two servers on one database', () => {
  it('give the same answers, those of the database', async () => {
    expect(await adsAgreedOn(1)).toBeGreaterThan(0);
  });

  it('take a new answer of a specification into use, each by itself', async () => {
    const { sql } = database;
    const search = 'category_id=1&filters=gorivo:vodonik-test';
    await sql.begin(async (transaction) => {
      await transaction`
        insert into filter (id, specification_id, slug, sort)
        select 12999, id, 'vodonik-test', 99 from specification where slug = 'gorivo'`;
      await transaction`
        update ad set filter_ids = filter_ids || 12999
        where id in (select id from active_ad where category_id = 1 order by id limit 25)`;
    });
    await vi.waitFor(async () => expect(await totals(search)).toEqual([25, 25, 25]), soon);
    expect(await adsAgreedOn(2)).toBeGreaterThan(0);
  });

  it('forget a specification that is switched off', async () => {
    const { sql } = database;
    await sql`update specification set status = 0 where slug = 'klima'`;
    const facetsOf = async (server: Server) =>
      Object.keys((await answer(server, 'category_id=1')).facets as Record<string, unknown>);
    await vi.waitFor(async () => {
      for (const server of servers) expect(await facetsOf(server)).not.toContain('klima');
    }, soon);
    await sql`update specification set status = 1 where slug = 'klima'`;
    await vi.waitFor(async () => {
      for (const server of servers) expect(await facetsOf(server)).toContain('klima');
    }, soon);
  });

  it('hide the ads of a suspended seller [H08]', async () => {
    const { sql } = database;
    const [seller] = await sql<{ id: number; ads: number }[]>`
      select user_id as id, count(*)::int as ads from active_ad group by user_id order by ads desc, user_id limit 1`;
    const search = `seller=${seller?.id}`;
    await vi.waitFor(async () => expect(await totals(search)).toEqual(servers.map(() => seller?.ads)), soon);
    await sql`update users set status = 2 where id = ${seller?.id ?? 0}`;
    await vi.waitFor(async () => expect(await totals(search)).toEqual([0, 0, 0]), soon);
    expect(await adsAgreedOn(3)).toBeGreaterThan(0);
  });

  it('have the state of the database after hundreds of updates of many writers', async () => {
    const { sql } = database;
    const ids = (await sql<{ id: number }[]>`select id from ad order by id limit 500`).map(({ id }) => id);
    const writer = async (first: number) => {
      for (let index = first; index < ids.length; index += 5) {
        const id = ids[index] ?? 0;
        if (index % 10 < 7) await sql`update ad set price = coalesce(price, 1000) + ${index} where id = ${id}`;
        else if (index % 10 < 9)
          await sql`update ad set status = case status when 2 then 6 when 6 then 2 else status end where id = ${id}`;
        else await sql`update ad set category_id = (select id from category where slug = 'vans') where id = ${id}`;
      }
    };
    await Promise.all([0, 1, 2, 3, 4].map(writer));
    expect(await adsAgreedOn(4)).toBeGreaterThan(0);
  });

  it('answer mistyped words by relevance, also while the index in memory loads', async () => {
    const typed = ['dzip', 'nisan', 'golf7', 'kabrio', 'e220', 'reno megan'];
    const ask = ({ address }: Server, q: string) =>
      fetch(`${address}/v3/ads?category_id=1&sort=relevance&q=${encodeURIComponent(q)}`);
    const idsFor = async (server: Server, q: string) => {
      const reply = await ask(server, q);
      expect([q, reply.status]).toEqual([q, 200]);
      return ((await reply.json()) as { data: { id: number }[] }).data.map(({ id }) => id);
    };
    const memory = servers[0] as Server;
    const truths = new Map<string, number[]>();
    for (const q of typed) {
      truths.set(q, await idsFor(servers[2] as Server, q));
      expect(await idsFor(memory, q)).toEqual(truths.get(q));
    }
    await database.sql.begin(async (transaction) => {
      // a list of cars needs no table of fits, the load of the index does: so it cannot end
      await transaction`lock table ad_fit in access exclusive mode`;
      const late = await start('memory', '/health');
      servers.push(late);
      for (const q of typed) expect(await idsFor(late, q)).toEqual(truths.get(q));
      expect((await fetch(`${late.address}/ready`)).status).toBe(503);
    });
  });
});
