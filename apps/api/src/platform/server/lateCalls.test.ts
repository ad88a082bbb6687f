import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabaseGate, type DatabaseGate } from '../../testing/databaseGate.ts';
import { insertAd } from '../../testing/insertAd.ts';
import { openTestAccounts, goodPassword, type TestAccounts, type TestPerson } from '../../testing/openTestAccounts.ts';
import { connect, type Database } from '../database/connect.ts';

const limitMs = 4000;

let api: TestAccounts;
let gate: DatabaseGate;
/** The database, past the gate. */
let direct: Database;
let person: TestPerson;
let ad: number;

beforeAll(async () => {
  const reach = async (url: string) => {
    gate = await openDatabaseGate(url);
    direct = connect(url, { connections: 1 });
    return gate.url;
  };
  api = await openTestAccounts({ answerWithin: limitMs }, reach);
  person = await api.person();
  await direct.sql`update users set email_verified_at = now(), status = 1`;
  ad = await insertAd(direct.sql, { brand: 'opel', model: 'astra' });
});

afterAll(async () => {
  await direct.close();
  await api.close();
  await gate.close();
});

interface Write {
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly body: () => object | Promise<object>;
  /** What the write leaves behind. */
  readonly left: () => Promise<unknown>;
}

const count = async (rows: PromiseLike<readonly { count: number }[]>) => (await rows)[0]?.count;
const sellerOf = async () => (await direct.sql<{ user_id: number }[]>`select user_id from ad where id = ${ad}`)[0];

const key = crypto.randomUUID();

const writes: Record<string, Write> = {
  'a change of one row': {
    method: 'POST',
    path: '/user/name',
    body: () => ({ name: 'Novo Ime' }),
    left: () => direct.sql`select name from users where id = ${person.user.id}`,
  },
  'a new row': {
    method: 'PUT',
    path: '/favourites/create',
    body: () => ({ ad_id: ad }),
    left: () => count(direct.sql`select count(*)::int from favourite`),
  },
  'a message with an id of the client': {
    method: 'POST',
    path: '/message',
    body: async () => ({
      message: 'Da li je dostupno?',
      id: ad,
      user1: person.user.id,
      user2: (await sellerOf())?.user_id,
    }),
    left: () => count(direct.sql`select count(*)::int from conversation_message`),
  },
  'a new account': {
    method: 'POST',
    path: '/auth/register',
    body: () => ({ email: 'nova@example.test', password: goodPassword, name: 'Nova Novi' }),
    left: () => count(direct.sql`select count(*)::int from users where email = 'nova@example.test'`),
  },
  'a sign-in': {
    method: 'POST',
    path: '/auth/passport',
    body: () => ({ email: person.email, password: goodPassword }),
    left: () => count(direct.sql`select count(*)::int from session`),
  },
};

async function send({ method, path }: Write, body: object) {
  const { status, error } = await api.call(method, path, body, {
    as: person.accessToken,
    headers: { 'idempotency-key': key },
  });
  return { status, error };
}

/** Resolves when no statement runs or waits. */
const isQuiet = async () =>
  (
    await direct.sql`select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and state <> 'idle'`
  ).count === 0;

describe('a write while the database does not answer', () => {
  it.each(Object.entries(writes))(
    'is answered 503 in time and never carried out, but when it is sent again: %s',
    async (_, write) => {
      const before = await write.left();
      const body = await write.body();
      gate.hold();
      expect(await send(write, body)).toEqual({ status: 503, error: 'unavailable' });
      gate.release();
      await expect.poll(isQuiet).toBe(true);
      expect(await write.left()).toEqual(before);

      expect(await send(write, body)).toEqual({ status: 200, error: null });
      expect(await write.left()).not.toEqual(before);
    },
  );
});
