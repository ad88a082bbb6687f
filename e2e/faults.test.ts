import type postgres from 'postgres';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDatabaseGate, type DatabaseGate } from '../apps/api/src/testing/databaseGate.ts';
import { ask, type Answer } from './ask.ts';
import { openOwnProcesses, type OwnProcess, type OwnProcesses } from './ownProcesses.ts';
import { useOwnDatabase, type OwnDatabase } from './ownStack.ts';
import { openSql, someAds } from './sql.ts';

let database: OwnDatabase;
let sql: postgres.Sql;
let gate: DatabaseGate;
let processes: OwnProcesses;
let api: OwnProcess;
let web: OwnProcess;
let adPath: string;
let adId: number;

beforeAll(async () => {
  database = await useOwnDatabase();
  sql = openSql();
  const { id, slug } = await someAds(sql);
  adId = id;
  adPath = `/auto-oglasi/${id}/${slug}`;
  gate = await openDatabaseGate(database.url);
  processes = openOwnProcesses();
  api = await processes.api(gate.url);
  web = await processes.web(api.port);
  await api.start();
  await web.start();
}, 180_000);
afterAll(async () => {
  await processes?.end();
  await gate?.close();
  await sql?.end();
  await database?.drop();
});

const list = '/catalog/vehicles';
const soon = { timeout: 5000, interval: 50 };

const read = (path: string, process = web, headers = {}) => ask('gearlane', path, headers, process.port);
const stateOf = ({ headers }: Answer) => headers['cache-status'];

let lists = 0;
/** A list that nobody has asked for. */
const newList = () => `${list}?page=${(lists += 1) + 1}`;

/** Waits until pages are answered out of the cache again. */
async function warm(...paths: string[]) {
  for (const path of paths) {
    await expect.poll(async () => stateOf(await read(path)), soon).toBe('pages; hit');
  }
}

const raisePrice = () => sql`update ad set price = price + 100 where id = ${adId}`;
const pricedAt = async () => Number((await sql`select price from ad where id = ${adId}`)[0]?.['price']);
const holds = (body: string, price: number) =>
  body.includes(price.toLocaleString('en')) || body.includes(String(price));

/** The responses that visitors get who request these pages again and again, four at a time, until `over`. */
async function readOn(paths: () => string, over: () => boolean) {
  const answers: (Answer & { path: string })[] = [];
  const visitor = async () => {
    while (!over()) {
      const path = paths();
      answers.push({ ...(await read(path)), path });
    }
  };
  await Promise.all([visitor(), visitor(), visitor(), visitor()]);

  return answers;
}

/** A whole page that says what happened, with the id that support needs to find the request in our logs. [T15] */
function isClearError({ status, body, headers }: Answer) {
  const isWhole = /<h1[\s>]/.test(body) && /<footer/.test(body) && body.includes(String(headers['x-request-id']));
  return status === 503 && isWhole && headers['cache-control'] === 'no-store';
}

describe('an ad that changes', () => {
  it('shows on its own page at once', async () => {
    await read(adPath);
    await raisePrice();
    const price = await pricedAt();
    await expect.poll(async () => holds((await read(adPath)).body, price), soon).toBe(true);
  });

  it('that is sold is gone at once', async () => {
    const [other] =
      await sql`select ad.id, ad.slug from (select * from ad where not fast) ad join category on category.id = category_id
      where ad.status = 2 and category.slug = 'vehicles' and ad.id <> ${adId} order by ad.id limit 1`;
    const path = `/auto-oglasi/${other?.['id']}/${other?.['slug']}`;
    expect((await read(path)).status).toBe(200);
    await sql`update ad set status = 7 where id = ${other?.['id']}`;
    await expect.poll(async () => (await read(path)).status, soon).toBe(410);
    await sql`update ad set status = 2 where id = ${other?.['id']}`;
    await expect.poll(async () => (await read(path)).status, soon).toBe(200);
  });
});

describe('a database that is restarted under load', () => {
  afterEach(() => gate.open());

  it('leaves pages of the cache as they are, others say so clearly, and all heals within five seconds', async () => {
    await warm(list, adPath);
    let turn = 0;
    const paths = () => [list, adPath, newList()][(turn += 1) % 3] ?? list;
    let asked = 0;
    await gate.close();
    const answers = await readOn(paths, () => (asked += 1) > 40);
    await gate.open();
    const isKept = ({ path }: { path: string }) => path === list || path === adPath;
    expect(new Set(answers.filter(isKept).map(({ status }) => status))).toEqual(new Set([200]));
    const failed = answers.filter(({ status }) => status !== 200);
    expect(failed.length).toBeGreaterThan(0);
    expect(failed.every(isClearError)).toBe(true);
    await expect.poll(async () => (await read(newList())).status, soon).toBe(200);
  });
});

describe('a slow database (300 ms an answer)', () => {
  afterEach(() => gate.open());

  it('leaves pages of the cache as they are, although ads change all the time', async () => {
    await warm(list, adPath);
    gate.slow(300);
    let changes = 0;
    const reading = readOn(
      () => list,
      () => changes === 8,
    );
    for (; changes < 8; changes += 1) {
      await sql`update ad set price = price + 1 where id = ${adId + 1}`;
      const { status } = await read(list);
      expect(status).toBe(200);
    }
    expect(new Set((await reading).map(({ status }) => status))).toEqual(new Set([200]));
  });
});

describe('an API that is away', () => {
  it('killed and started again under load: pages of the cache stay, others say so, and changes are not missed', async () => {
    await warm(list, adPath);
    await api.kill();
    expect(await read(list)).toMatchObject({ status: 200 });
    expect(await read(adPath)).toMatchObject({ status: 200 });
    for (const path of [newList(), '/terms', '/de/privacy'])
      expect([path, isClearError(await read(path))]).toEqual([path, true]);
    await raisePrice();
    const price = await pricedAt();
    let back = false;
    const reading = readOn(
      () => list,
      () => back,
    );
    await api.start();
    await expect.poll(async () => (await read(newList())).status, soon).toBe(200);
    await expect.poll(async () => holds((await read(adPath)).body, price), soon).toBe(true);
    back = true;
    expect(new Set((await reading).map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('that hangs does not delay cached pages; others end with a clear error', async () => {
    await warm(list, adPath);
    api.freeze();
    try {
      const lonely = read(newList());
      for (let times = 0; times < 20; times += 1) {
        expect(await read(list)).toMatchObject({ status: 200 });
      }
      expect(isClearError(await lonely)).toBe(true);
      // By now the feed is lost too.
      expect(await read(list)).toMatchObject({ status: 200 });
    } finally {
      api.thaw();
    }
    await expect.poll(async () => (await read(newList())).status, soon).toBe(200);
  });
});

describe('the headers of a visitor', () => {
  it('do not change a page', async () => {
    for (const headers of [
      { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'host=evil.example' },
      { 'x-original-url': '/profile', 'x-rewrite-url': '/profile' },
      { 'x-middleware-subrequest': 'middleware', range: 'bytes=0-1', 'if-range': '"x"' },
      { 'accept-language': 'zh', accept: 'application/json', 'x-brand': 'volan' },
    ]) {
      const path = newList();
      const odd = await read(path, web, headers);
      const plain = await read(path, web);
      expect([headers, odd.status, odd.body === plain.body]).toEqual([headers, 200, true]);
      expect(plain.body).not.toContain('evil.example');
      expect(odd.headers['content-security-policy']).toBe(plain.headers['content-security-policy']);
    }
  });
});
