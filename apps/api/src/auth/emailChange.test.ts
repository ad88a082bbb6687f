import type { OpenSession } from '@volan/api-contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { goodPassword, openTestAccounts, type TestPerson } from '../testing/openTestAccounts.ts';

const test = openedForFile(openTestAccounts);

let ana: TestPerson;
let email: string;

beforeEach(async () => {
  await test.beginAnew();
  ana = await test.person();
  email = test.newEmail();
  const { sql } = test.database;
  await sql`update users set email_verified_at = now(), status = 1 where id = ${ana.user.id}`;
  await sql`delete from mail`;
});

const change = (body: object, by = ana.accessToken) =>
  test.call('POST', '/auth/change-email', { email, ...body }, { as: by });
const ask = (more: object = {}) => change({ current_password: goodPassword, ...more });

/** The mailed codes by their recipients. */
async function codes(): Promise<Record<string, string>> {
  const mails = await test.database.sql<{ recipient: string; code: string }[]>`
    select recipient, content ->> 'code' as code from mail where template = 'change-email' order by id`;
  return Object.fromEntries(mails.map(({ recipient, code }) => [recipient, code]));
}

/** The codes as the second step takes them. */
async function bothCodes() {
  const mailed = await codes();
  return { code: mailed[email], present_code: mailed[ana.email] };
}

const addressOf = async (id: number) => {
  const [row] = await test.database.sql<{ email: string; confirmed: boolean }[]>`
    select email, email_verified_at is not null as confirmed from users where id = ${id}`;
  return row;
};

const wrongCode = (code = '') => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('another e-mail address of the own account [M03]', () => {
  it('is confirmed by both addresses, and ends all other sessions', async () => {
    const other: OpenSession = (await test.signIn(ana.email)).data;
    const read = async () => (await test.call('GET', '/user', null, { as: other.accessToken })).status;
    expect(await read()).toBe(200);
    expect((await ask()).data).toEqual({ changed: false });
    expect(Object.keys(await codes()).toSorted()).toEqual([ana.email, email].toSorted());
    expect(await addressOf(ana.user.id)).toEqual({ email: ana.email, confirmed: true });

    expect((await change(await bothCodes())).data).toEqual({ changed: true });
    expect(await addressOf(ana.user.id)).toEqual({ email, confirmed: true });
    expect(await read()).toBe(401);
    expect((await test.call('GET', '/user', null, { as: ana.accessToken })).status).toBe(200);
    expect((await test.signIn(email)).status).toBe(200);
    expect((await test.signIn(ana.email)).error).toBe('wrong-credentials');
  });

  it('needs the password if the sign-in was long ago', async () => {
    await test.database.sql`update session set authenticated_at = now() - interval '1 hour'`;
    expect((await change({})).errors).toEqual({ current_password: ['required'] });
    expect((await ask({ current_password: 'crvena kuća' })).errors).toEqual({ current_password: ['password-wrong'] });
    expect((await ask()).data).toEqual({ changed: false });
  });

  it('stays as it is without one of the codes, and says which is wrong', async () => {
    await ask();
    const { code, present_code: present } = await bothCodes();
    expect((await change({ code })).errors).toEqual({ present_code: ['code-wrong'] });
    expect((await change({ code: wrongCode(code), present_code: present })).errors).toEqual({ code: ['code-wrong'] });
    expect((await change({ email: test.newEmail(), code, present_code: present })).errors).toEqual({
      code: ['code-wrong'],
      present_code: ['code-wrong'],
    });
    expect(await addressOf(ana.user.id)).toEqual({ email: ana.email, confirmed: true });
  });

  it('is refused for used, late and replaced codes', async () => {
    const expired = { code: ['code-expired'], present_code: ['code-expired'] };
    await ask();
    const first = await bothCodes();
    await ask();
    const second = await bothCodes();
    expect((await change(first)).errors).toEqual({ code: ['code-wrong'], present_code: ['code-wrong'] });
    await test.database.sql`update one_time_code set expires_at = now()`;
    expect((await change(second)).errors).toEqual(expired);
    await ask();
    const third = await bothCodes();
    const answers = await Promise.all([change(third), change(third)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await change(third)).errors).toEqual(expired);
  });

  it('does not tell whether it is the address of another account: its owner gets a mail without a code', async () => {
    const free = await ask();
    const iva = await test.person();
    await test.database.sql`delete from mail`;
    email = iva.email;
    const taken = await ask();
    expect(taken.body).toBe(free.body);
    const mails = await test.database.sql`select template from mail where recipient = ${iva.email}`;
    expect(mails).toEqual([{ template: 'email-already-registered' }]);
    const { present_code: present } = await bothCodes();
    expect((await change({ code: '123456', present_code: present })).errors).toEqual({ code: ['code-wrong'] });
  });

  it('may be taken by another account meanwhile', async () => {
    await ask();
    const given = await bothCodes();
    const iva = await test.person();
    await test.database.sql`update users set email = ${email} where id = ${iva.user.id}`;
    expect((await change(given)).errors).toEqual({ email: ['email-taken'] });
    expect(await addressOf(ana.user.id)).toEqual({ email: ana.email, confirmed: true });
  });

  it('needs no code from an address that was never confirmed', async () => {
    await test.database.sql`update users set email_verified_at = null, status = 0 where id = ${ana.user.id}`;
    await ask();
    expect(Object.keys(await codes())).toEqual([email]);
    expect((await change({ code: (await codes())[email] })).data).toEqual({ changed: true });
    expect(await addressOf(ana.user.id)).toEqual({ email, confirmed: true });
  });

  it('makes codes useless that were mailed to the earlier address', async () => {
    const resets = () => test.database.sql`select from one_time_code where purpose = 'reset-password'`;
    await ask();
    await test.call('POST', '/auth/forgot-password', { email: ana.email });
    expect(await resets()).toHaveLength(1);
    await change(await bothCodes());
    expect(await resets()).toHaveLength(0);
  });

  it('is no address of the account itself, none of the product, and asked for five times an hour', async () => {
    expect((await ask({ email: ana.email.toUpperCase() })).errors).toEqual({ email: ['email-unchanged'] });
    expect((await ask({ email: 'ana@demo.invalid' })).errors).toEqual({ email: ['email'] });
    for (let count = 0; count < 5; count += 1) {
      expect((await ask({ email: test.newEmail() })).data).toEqual({ changed: false });
    }
    expect((await ask({ email: test.newEmail() })).error).toBe('rate-limited');
  });
});
