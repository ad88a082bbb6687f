import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabaseGate, type DatabaseGate } from '../../testing/databaseGate.ts';
import { insertAd } from '../../testing/insertAd.ts';
import { openTestApp, testWebSecret, type TestApp } from '../../testing/openTestApp.ts';
import type { Change } from './ChangeFeed.ts';

let api: TestApp;
let gate: DatabaseGate;
let ad: number;

beforeAll(async () => {
  api = await openTestApp(
    async ({ sql }) => {
      ad = await insertAd(sql, { brand: 'opel', model: 'astra' });
    },
    {},
    async (url) => {
      gate = await openDatabaseGate(url);
      return gate.url;
    },
  );
  await api.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await gate.open();
  await api.close();
  await gate.close();
});

/** Listens to the feed; `lines` grows while it is open. */
async function listen() {
  const { port } = api.app.server.address() as AddressInfo;
  const asked = request({ port, path: '/internal/changes', headers: { 'x-feed-secret': testWebSecret } });
  asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const lines: (Pick<Change, 'position'> & Partial<Change>)[] = [];
  let rest = '';
  answer.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts.map((part) => JSON.parse(part)));
  });
  answer.on('error', () => {});

  return {
    lines,
    ended: new Promise((resolve) => answer.once('close', () => resolve('ended'))),
    close: () => asked.destroy(),
  };
}

const soon = { timeout: 10_000, interval: 20 };

describe('the feed of changes', () => {
  it('begins with the position of the index, then names each ad that changed', async () => {
    const feed = await listen();
    await vi.waitFor(() => expect(feed.lines).not.toEqual([]), soon);
    expect(feed.lines[0]).toEqual({ position: expect.stringMatching(/^\d+\.\d+$/) });
    await api.database.sql`update ad set price = price + 1 where id = ${ad}`;
    await vi.waitFor(() => expect(feed.lines.some(({ ads }) => ads?.includes(ad))).toBe(true), soon);
    const told = feed.lines.find(({ ads }) => ads);
    expect(told?.position).not.toBe(feed.lines[0]?.position);
    expect(told?.catalogue).toBe(false);
    feed.close();
  });

  it('says that the taxonomy changed, which may concern any page', async () => {
    const feed = await listen();
    await vi.waitFor(() => expect(feed.lines).not.toEqual([]), soon);
    await api.database.sql`update category set sort = sort`;
    await vi.waitFor(() => expect(feed.lines.some(({ catalogue }) => catalogue)).toBe(true), soon);
    feed.close();
  });

  it('names every ad of a seller who is suspended', async () => {
    const feed = await listen();
    await vi.waitFor(() => expect(feed.lines).not.toEqual([]), soon);
    await api.database.sql`update users set status = 2 where id = (select user_id from ad where id = ${ad})`;
    await vi.waitFor(() => expect(feed.lines.flatMap(({ ads }) => ads ?? [])).toContain(ad), soon);
    await api.database.sql`update users set status = 1 where id = (select user_id from ad where id = ${ad})`;
    feed.close();
  });

  it('has no position while the database is away: others may change what it cannot see', async () => {
    expect(api.search.changes.position()).not.toBeNull();
    await gate.close();
    await vi.waitFor(() => expect(api.search.changes.position()).toBeNull(), soon);
    await gate.open();
    await vi.waitFor(() => expect(api.search.changes.position()).not.toBeNull(), soon);
  });

  it.each([{}, { 'x-feed-secret': 'guessed' }, { 'x-web-secret': testWebSecret }, { 'x-feed-secret': '' }])(
    'is not found with the headers %o',
    async (headers) => {
      const reply = await api.app.inject({ url: '/internal/changes', headers });
      expect(reply.statusCode).toBe(404);
    },
  );

  it('ends when the API stops, so that it need not wait', async () => {
    const feed = await listen();
    await Promise.all([api.app.close(), expect(feed.ended).resolves.toBe('ended')]);
  });
});
