import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { verify } from '@node-rs/argon2';
import { isAdministrator } from '@volan/domain-rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/postgres/testDatabase.ts';
import { connect, type Database } from '../../platform/database/connect.ts';
import { isFull } from '../../../../../tools/testing/isFull.ts';

let test: TestDatabase;
let database: Database;

beforeEach(async () => {
  test = await createTestDatabase();
  database = connect(test.url, { connections: 2 });
});
afterEach(async () => {
  await database.close();
  await test.drop();
});

const main = fileURLToPath(new URL('main.ts', import.meta.url));

/** Runs the command; returns its exit code and everything that it printed. */
async function admin(...args: string[]) {
  const env = { PATH: process.env['PATH'], DATABASE_URL: test.url };
  try {
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      ['--conditions=@volan/source', main, ...args],
      { env },
    );
    return { code: 0, said: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, said: stdout + stderr };
  }
}

async function stored(email: string) {
  const { sql } = database;
  const [user] = await sql<{ id: number; name: string; groups: number[]; hash: string; must_change: boolean }[]>`
    select users.id, name, hash, must_change, array(select group_id::int from user_group
      where user_id = users.id) as groups
    from users left join user_password on user_id = users.id where email = ${email}`;
  const audited =
    await sql`select actor_id, action, details from audit_entry where subject_id = ${user?.id ?? 0} order by id`;

  return { user, audited: audited.map((row) => ({ ...row })) };
}

const passwordIn = (said: string) => /\b[0-9a-f]{6}(?:-[0-9a-f]{6}){4}\b/.exec(said)?.[0] ?? null;

describe('npm run admin -- create', () => {
  it('makes an administrator, prints the password once, stores it as Argon2id, and audits it [H03]', async () => {
    const { code, said } = await admin('create', ' Ana@Example.com ');
    expect(code).toBe(0);
    const { user, audited } = await stored('ana@example.com');
    expect(isAdministrator({ groups: user?.groups ?? [] })).toBe(true);
    expect(user).toMatchObject({
      must_change: true,
      hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
    });
    expect(await verify(user?.hash ?? '', passwordIn(said) ?? '')).toBe(true);
    expect(audited).toEqual([{ actor_id: null, action: 'administrator.created', details: {} }]);
  });

  it('says so when it is repeated, and changes nothing', async () => {
    await admin('create', 'ana@example.com');
    const before = await stored('ana@example.com');
    const { code, said } = await admin('create', 'ana@example.com');
    expect(code).toBe(0);
    expect(said).toMatch(/is an administrator already\. Nothing was changed/);
    expect(passwordIn(said)).toBeNull();
    expect(await stored('ana@example.com')).toEqual(before);
  });

  it('gives the rights to an existing account, and leaves its password', async () => {
    const { sql } = database;
    const [user] = await sql<{ id: number }[]>`
      insert into users (name, email) values ('Ana', 'ana@example.com') returning id`;
    await sql`insert into user_password (user_id, hash) values (${user?.id ?? 0}, '$argon2id$own')`;
    const { said } = await admin('create', 'ana@example.com');
    expect(passwordIn(said)).toBeNull();
    const { user: after, audited } = await stored('ana@example.com');
    expect(after).toMatchObject({ name: 'Ana', groups: [1], hash: '$argon2id$own', must_change: false });
    expect(audited).toMatchObject([{ action: 'administrator.promoted' }]);
  });

  it('refuses an account that is suspended [H08]', async () => {
    await database.sql`insert into users (name, email, status) values ('Ana', 'ana@example.com', 2)`;
    expect(await admin('create', 'ana@example.com')).toMatchObject({
      code: 1,
      said: expect.stringContaining('suspended'),
    });
    expect((await stored('ana@example.com')).user?.groups).toEqual([]);
  });

  it('gives who lost the phone a new first password, and takes the second step away', async () => {
    await admin('create', 'ana@example.com');
    const { sql } = database;
    const { user } = await stored('ana@example.com');
    await sql`insert into totp (user_id, secret, confirmed_at) values (${user?.id ?? 0}, 'x', now())`;
    const { code, said } = await admin('reset', 'ana@example.com');
    expect(code).toBe(0);
    const after = await stored('ana@example.com');
    expect(await verify(after.user?.hash ?? '', passwordIn(said) ?? '')).toBe(true);
    expect(await sql`select from totp`).toHaveLength(0);
    expect(after.audited.at(-1)).toMatchObject({ action: 'administrator.reset' });
    expect((await admin('reset', 'nobody@example.com')).code).toBe(1);
  });

  const wrongWords = [
    ['create', 'ana'],
    [],
    ['create'],
    ['create', 'ana@example.com', 'b@example.com'],
    ['remove', 'a@b.rs'],
  ];
  // each starts a process
  it.each(isFull ? wrongWords : wrongWords.slice(0, 1))('asks for one address when it is given %j', async (...args) => {
    expect(await admin(...args)).toMatchObject({ code: 1, said: expect.stringContaining('npm run admin -- create') });
  });
});
