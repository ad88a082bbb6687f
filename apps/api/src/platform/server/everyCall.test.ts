import { calls, listLanguages, openApiDocument, type Call, type FailureName } from '@volan/api-contract';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import pino from 'pino';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openedForFile } from '../../testing/openedForFile.ts';
import { isFull } from '../../../../../tools/testing/isFull.ts';
import { insertAd, insertSeller } from '../../testing/insertAd.ts';
import { openTestAccounts, goodPassword, type TestAccounts } from '../../testing/openTestAccounts.ts';
import { openTestApp, testWebSecret } from '../../testing/openTestApp.ts';
import { createServer } from './createServer.ts';
import { routeUrl } from './routeCall.ts';
import { serve } from './serve.ts';

const api = openedForFile(() =>
  openTestApp(async ({ sql }) => {
    const seller = await insertSeller(sql);
    await sql`update users set email = 'tajna@example.test', mobile = '+381641112223', address = 'Tajna ulica 7'
      where id = ${seller}`;
    const golf = { seller, brand: 'volkswagen', model: 'golf', vin: 'WVWZZZ1JZXW000001' };
    const suspended = await insertSeller(sql, { status: 2 });
    ads = [
      await insertAd(sql, golf),
      await insertAd(sql, { ...golf, answers: ['gorivo.dizel'] }),
      await insertAd(sql, { ...golf, status: 6 }),
      await insertAd(sql, { ...golf, status: 0, description: 'nacrt koji niko ne sme da vidi' }),
      await insertAd(sql, { seller: suspended, description: 'oglas suspendovanog' }),
    ];
    await sql`update ad set source = 'uvoz', source_id = 'izvor-4711-' || id, lat = 44.812345, lng = 20.461234`;
  }),
);
let ads: number[];

const secrets = [
  'WVWZZZ1JZXW000001',
  '+381641112223',
  'tajna@example.test',
  'Tajna ulica 7',
  'izvor-4711',
  '44.812345',
  'nacrt koji niko ne sme da vidi',
  'oglas suspendovanog',
];

const everyCall = Object.entries<Call>(calls);

/** Values that something has, by the field of a path or a query. */
const known = (): Record<string, readonly (string | number)[]> => ({
  id: [...ads, 688],
  adId: ads,
  categoryId: [1],
  brandId: [385],
  slug: ['vehicles'],
  language: ['en'],
  name: ['terms'],
  filters: ['gorivo:dizel', 'vozilo:volkswagen.golf;cena:..90000'],
  q: ['golf', 'shkoda'],
  category_id: [1],
  country: ['RS', 'rs*de'],
  sort: ['price', 'relevance'],
  order: ['asc'],
  page: [1, 999],
  count: [1],
  credit: [1],
  lang: ['de', 'zh'],
  model_id: [385019],
});

const { paths } = openApiDocument({ version: 'test' });

/** Parameters of the query of a call, as the documentation names them. */
function queryFields(call: Call): string[] {
  const operation = paths[call.path]?.[call.method.toLowerCase()] as
    | { parameters?: readonly { in?: string; name?: string }[] }
    | undefined;
  return (operation?.parameters ?? []).flatMap((one) => (one.in === 'query' ? (one.name ?? []) : []));
}

/** Address of a call with these values in its path. */
function addressOf(call: Call, valueOf: (field: string) => string | number) {
  return routeUrl(call).replaceAll(/:(\w+)/g, (_whole, field: string) => encodeURIComponent(valueOf(field)));
}

/** Names of fields that no public reply has. */
const privateNames = ['vin', 'mobile', 'phone', 'e-?mail', 'address', 'source_id', 'password'];

/** Calls whose points are those of towns, and not of sellers. */
const publicPoints: ReadonlySet<string> = new Set(['listTowns']);

describe('a private call', () => {
  it.each(everyCall.filter(([, call]) => call.method === 'GET'))(
    'never leaves the server through %s',
    async (name, call) => {
      const fields = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => field);
      const values = known();
      const choices = fields.flatMap((field) => values[field] ?? []);
      for (const value of choices.length > 0 ? choices : ['']) {
        const path = addressOf(call, (field) =>
          values[field]?.includes(value) ? value : (values[field]?.[0] ?? value),
        );
        const { body } = await api.app.inject({ url: path });
        for (const secret of secrets) expect([path, body.includes(secret)]).toEqual([path, false]);
        const names = publicPoints.has(name) ? privateNames : [...privateNames, 'lat', 'lng'];
        expect(body).not.toMatch(new RegExp(`"(${names.join('|')})"\\s*:`, 'i'));
      }
    },
  );
});

const junk = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.integer().map(String),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e9',
    'NaN',
    'null',
    '[]',
    "' or 1=1",
    '../../..',
    '%00',
    '__proto__',
    '☃',
    // years that JavaScript accepts and PostgreSQL refuses, some only with a time zone
    '0000-01-01',
    '0000-01-01T00:00:00Z',
    '9999-12-31',
    '9999-12-31T23:59:59Z',
    'a\u0000b',
    'a'.repeat(3000),
  ),
);

/** What a field of a body may hold. */
const value = fc.oneof(
  junk,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constantFrom(null, '\ud800'),
  fc.array(junk),
  fc.object(),
);

const contentTypes = [
  'application/json',
  'application/json; charset=utf-16',
  'application/jsonp',
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded;charset=x',
  'multipart/form-data; boundary=b',
  'multipart/form-data; boundary=',
  'multipart/mixed; boundary=b',
  'text/html',
  'image/png',
  ', ,',
  'application/octet-stream',
];

/** Fields of the body of a call, as the documentation names them. */
const bodyFields = ({ body }: Call) => (body instanceof z.ZodObject ? Object.keys(body.shape) : []);

/** How many cases each call gets: 8, in the full tier 50, or what the environment says (docs/how-to.md). */
const runs = Number(process.env['FUZZ_RUNS'] ?? (isFull ? 50 : 8));

/** Requests of one call: parameters and fields that it has, and what nobody expects. */
const requestOf = (call: Call) =>
  fc
    .record({
      pick: fc.array(fc.option(junk), { minLength: 12, maxLength: 12 }),
      strange: fc.option(fc.tuple(fc.string({ minLength: 1, maxLength: 10 }), junk)),
      signedIn: fc.boolean(),
      headers: fc.record(
        {
          'accept-language': fc.constantFrom('', 'de', 'xx', '*', 'en;q=9', ','.repeat(500)),
          'x-brand': fc.constantFrom('gearlane', 'nobody', '__proto__'),
          uid: fc.constantFrom('', 'u', '1f0c9a7e-5b7d-4d0a-9a41-2a1c7f6e3b10'),
          encrypt: fc.constantFrom('true', 'false', '1'),
          'x-app-version': fc.constant('fuzz'),
          'refresh-token': fc.constantFrom('', 'x', 'a.b'),
          'if-none-match': fc.constantFrom('*', '"x"', ','),
          'idempotency-key': fc.constantFrom('x', '0b4f0b9e-0f2b-4c6e-9d1c-0d2f5a3c1b11'),
        },
        { requiredKeys: [] },
      ),
      payload: fc.oneof(
        {
          weight: 3,
          arbitrary: fc.record(Object.fromEntries(bodyFields(call).map((field) => [field, value])), {
            requiredKeys: [],
          }),
        },
        {
          weight: 1,
          arbitrary: fc.tuple(
            fc.oneof(fc.json(), fc.string(), fc.constantFrom('ids=[1]', '--b\r\n\r\n--b--', '{"ids":[1],"ids":[2]}')),
            fc.constantFrom(...contentTypes),
          ),
        },
      ),
    })
    .map(({ pick, strange, signedIn, headers, payload }): InjectOptions & { signedIn: boolean } => {
      let taken = 0;
      const values = known();
      const valueOf = (field: string) => pick[taken++ % pick.length] ?? values[field]?.[0] ?? '';
      const query = new URLSearchParams();
      const path = addressOf(call, valueOf);
      for (const field of queryFields(call)) {
        const chosen = valueOf(field);
        if (chosen !== '') query.append(field, String(chosen));
      }
      if (strange) query.append(...strange);
      const url = `${path}${query.size > 0 ? `?${query}` : ''}`;
      const [text, contentType] = Array.isArray(payload) ? payload : [];
      const sent = text === undefined ? { payload } : { payload: text };
      const type = contentType === undefined ? {} : { 'content-type': contentType };

      return {
        signedIn,
        method: call.method,
        url,
        headers: { ...headers, ...(call.body ? type : {}) },
        ...(call.body ? sent : {}),
      };
    });

const expected: readonly number[] = [200, 304, 400, 401, 403, 404, 409, 410, 413, 422, 429];

describe('any request', () => {
  let accounts: TestAccounts;
  const log: string[] = [];
  beforeAll(async () => {
    accounts = await openTestAccounts({ logger: pino({ level: 'info' }, { write: (line: string) => log.push(line) }) });
  });
  afterAll(() => accounts.close());

  it.each(everyCall)(
    'of %s is answered or refused by name, in the envelope, and never breaks the server',
    async (_, call) => {
      await accounts.beginAnew();
      const { accessToken } = await accounts.person();
      const { sql } = accounts.database;
      await sql`update session set second_factor_at = now()`;
      await sql`insert into user_group (user_id, group_id) select max(id), 1 from users`;
      await expect(
        fc.assert(
          fc.asyncProperty(requestOf(call), async ({ signedIn, ...asked }) => {
            const authorization = signedIn ? `Bearer ${accessToken}` : 'Basic eDp5';
            const reply = await accounts.app.inject({ ...asked, headers: { authorization, ...asked.headers } });
            if (reply.statusCode === 304) return;

            const body = reply.json<{
              code: number;
              status: string;
              error: FailureName | null;
              message: string | null;
            }>();
            if (call.bare && reply.statusCode === 200) return;

            const allowed = body.error === 'translator-off' ? [503] : expected;
            expect(allowed).toContain(reply.statusCode);
            expect(body).toMatchObject({ code: reply.statusCode, status: reply.statusCode === 200 ? 'ok' : 'error' });
            expect(body.error === null).toBe(reply.statusCode === 200);
            expect(reply.body).not.toMatch(/\.ts:\d+|node_modules/);
          }),
          { numRuns: runs, seed: 7 },
        ),
      ).resolves.toBeUndefined();
      for (const secret of [accessToken, goodPassword]) expect(log.join('')).not.toContain(secret);
      log.length = 0;
    },
  );
});

describe('a handler that breaks', () => {
  const log: string[] = [];
  const brokenServer = async (handler: () => never) => {
    const logger = pino({ level: 'info' }, { write: (line: string) => log.push(line) });
    const app = await createServer({ webSecret: testWebSecret, logger });
    serve(app, listLanguages, handler);
    const reply = await app.inject({ url: '/v3/language', headers: { 'accept-language': 'en' } });
    await app.close();

    return reply;
  };

  it('answers only that it failed; the log has the error', async () => {
    const reply = await brokenServer(() => {
      throw new Error('no such column: tajna');
    });
    expect(reply.json()).toEqual({
      status: 'error',
      data: null,
      message: expect.stringMatching(/\S/),
      errors: null,
      error: 'internal',
      code: 500,
      meta: null,
    });
    expect(reply.statusCode).toBe(500);
    expect(reply.body).not.toContain('tajna');
    expect(log.join('')).toContain('no such column: tajna');
  });

  it('sends nothing of a reply that does not match the contract', async () => {
    const reply = await brokenServer(() => [{ id: 'one', name: 'tajna' }] as never);
    expect([reply.statusCode, reply.body.includes('tajna')]).toEqual([500, false]);
  });
});
