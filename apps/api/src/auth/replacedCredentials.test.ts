import type { TransactionSql } from 'postgres';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { fromWeb, openTestAccounts, type Answer } from '../testing/openTestAccounts.ts';
import { softAuthenticator } from '../testing/softAuthenticator.ts';
import { setPassword } from '../accounts/accounts.ts';
import { hashPassword } from './passwords.ts';
import { proveAddress } from './provenAddress.ts';
import { endSessions } from './endSessions.ts';

const test = openedForFile(openTestAccounts);

beforeEach(() => test.beginAnew());

const origin = 'https://volan.localhost';
const headers = { ...fromWeb, 'x-visitor-origin': origin };

/** Sends a call that waits for the row of the account, and changes the account before the call continues. */
async function overtake(
  userId: number,
  send: () => Promise<Answer>,
  change: (sql: TransactionSql) => Promise<unknown>,
) {
  const { sql } = test.database;
  const { late } = await sql.begin(async (transaction) => {
    await transaction`select from users where id = ${userId} for no key update`;
    const sent = send();
    await vi.waitFor(
      async () => {
        const blocked = await sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        expect(blocked).toHaveLength(1);
      },
      { timeout: 10_000, interval: 20 },
    );
    await change(transaction);

    return { late: sent };
  });
  return late;
}

const standing = async (userId: number) => {
  const rows = await test.database.sql`select from session where user_id = ${userId} and ended_at is null`;
  return rows.length;
};

/** Another password, as its owner or an administrator sets it. */
const replacePassword = (userId: number) => async (sql: TransactionSql) => {
  await setPassword(sql, userId, await hashPassword('zelena kuća u dolini'));
  await endSessions(sql, userId, 'password');
};

const offer = async (as: string, device: ReturnType<typeof softAuthenticator>) => {
  const { data } = await test.call('POST', '/auth/passkeys/create', {}, { as, headers });
  return device.make(data, { origin });
};
const add = (as: string, credential: object) => test.call('PUT', '/auth/passkeys', { credential }, { as, headers });

describe('a password that is replaced while somebody signs in with it [T17, M61]', () => {
  it('opens no session any more', async () => {
    const { user, email } = await test.person();
    const answer = await overtake(user.id, () => test.signIn(email), replacePassword(user.id));
    expect(answer.error).toBe('wrong-credentials');
    expect(await standing(user.id)).toBe(0);
  });
});

describe('the proof of an address [M61]', () => {
  it('cancels a passkey that is being added: the first user of the account keeps none', async () => {
    const { user, accessToken } = await test.person();
    const made = await offer(accessToken, softAuthenticator());
    const answer = await overtake(
      user.id,
      () => add(accessToken, made),
      (sql) => proveAddress(sql, user.id),
    );
    expect(answer.error).toBe('passkey-refused');
    expect(await test.database.sql`select from passkey where user_id = ${user.id}`).toHaveLength(0);
  });

  it('refuses a sign-in with a passkey that it deletes', async () => {
    const { user, accessToken } = await test.person();
    const device = softAuthenticator();
    expect((await add(accessToken, await offer(accessToken, device))).status).toBe(200);
    const { data } = await test.call('POST', '/auth/passkeys/ask', {}, { headers });
    const credential = device.sign(data, { origin });
    const enter = () => test.call('POST', '/auth/passkeys/sign-in', { credential }, { headers });
    const answer = await overtake(user.id, enter, (sql) => proveAddress(sql, user.id));
    expect(answer.error).toBe('passkey-refused');
    expect(await standing(user.id)).toBe(0);
  });
});

describe('passkeys of an account', () => {
  it('are twenty at most, also of those that are added at once', async () => {
    const { user, accessToken } = await test.person();
    const made = await Promise.all(Array.from({ length: 22 }, () => offer(accessToken, softAuthenticator())));
    const answers = await Promise.all(made.map((credential) => add(accessToken, credential)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(await test.database.sql`select from passkey where user_id = ${user.id}`).toHaveLength(20);
  });
});
