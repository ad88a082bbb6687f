import type { AdminUser } from '@volan/api-contract';
import { listingStatus } from '@volan/domain-rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { insertAd } from '../testing/insertAd.ts';
import { auditedOf, germany, openAdministrator, openSomeone, serbia } from '../testing/administrators.ts';
import { goodPassword, openTestAccounts, type TestPerson } from '../testing/openTestAccounts.ts';

const test = openedForFile(openTestAccounts);

beforeEach(() => test.beginAnew());

const someone = (name: string, country?: number) => openSomeone(test, name, country);
const administrator = (group: 1 | 6 = 1, country = serbia) => openAdministrator(test, { group, country });

const table = async (as: TestPerson, query: string) => {
  const { data, body } = await test.call('GET', `/admin/users-table?${query}`, null, { as: as.accessToken });
  const { meta } = JSON.parse(body) as { meta: { page: number; limit: number; total: number } };
  return { users: data as AdminUser[], meta, names: (data as AdminUser[]).map(({ name }) => name) };
};
const post = (as: TestPerson, path: string, body: object) => test.call('POST', path, body, { as: as.accessToken });
const actions = (subject: number) => auditedOf(test, subject);

describe('the table of users [J37]', () => {
  it.each(['đorđević q1', 'Djordjevic Q1', 'ЂОРЂЕВИЋ q1'])('finds a name however it is written: %s', async (search) => {
    const vera = await administrator();
    await someone('Milica Đorđević Q1');
    expect((await table(vera, `search=${encodeURIComponent(search)}`)).names).toContain('Milica Đorđević Q1');
  });

  it('finds a part of an address, a phone and a number of an account', async () => {
    const vera = await administrator();
    const { user, email } = await someone('Ana Phone');
    await test.database.sql`update users set mobile = '+381641239876' where id = ${user.id}`;
    for (const search of [email, '41239876', `#${user.id}`]) {
      expect((await table(vera, `search=${encodeURIComponent(search)}`)).names).toEqual(['Ana Phone']);
    }
    expect((await table(vera, 'search=%25')).users).toEqual([]);
  });

  it('sorts by the field of `sortField` in the direction of `sort`, a page at a time [T04]', async () => {
    const vera = await administrator();
    for (const letter of ['B', 'Č', 'A', 'C']) await someone(`Sortiran ${letter}`);
    const page = (number: number, sort: string) =>
      table(vera, `search=sortiran&sortField=name&sort=${sort}&limit=3&page=${number}`);
    expect((await page(1, 'asc')).names).toEqual(['Sortiran A', 'Sortiran B', 'Sortiran Č']);
    const { names, meta } = await page(2, 'desc');
    expect([names, meta]).toEqual([['Sortiran A'], { page: 2, limit: 3, total: 4 }]);
  });

  it('shows a regional administrator the own country, and no other administrators [H04]', async () => {
    const regional = await administrator(6);
    await someone('Regija Domaći');
    await someone('Regija Strani', germany);
    const boss = await administrator();
    await test.database.sql`update users set name = 'Regija Glavni' where id = ${boss.user.id}`;
    expect((await table(regional, 'search=regija')).names).toEqual(['Regija Domaći']);
    expect((await table(boss, 'search=regija&sortField=name')).names).toHaveLength(3);
  });
});

describe('an administrator', () => {
  it('opens an account whose password must be replaced [J38]', async () => {
    const vera = await administrator();
    const draft = { email: test.newEmail(), password: goodPassword, name: 'Novi Korisnik', mobile: '064 123-4567' };
    const { data } = await post(vera, '/admin/create-user', draft);
    expect(data).toMatchObject({ name: 'Novi Korisnik', mobile: '0641234567', status: 0 });
    expect((await test.signIn(draft.email)).data).toMatchObject({ user: { must_change_password: true } });
    expect((await post(vera, '/admin/create-user', draft)).errors).toEqual({ email: ['email-taken'] });
  });

  it('opens an account for a person, who gets one mail about the password and one with the code of the address', async () => {
    const vera = await administrator();
    const draft = { email: test.newEmail(), password: goodPassword, name: 'Novi Korisnik' };
    await post(vera, '/admin/create-user', draft);
    await post(vera, '/admin/create-user', draft);
    const mails = await test.database.sql`
      select template, content from mail where recipient = ${draft.email} order by id`;
    expect(mails).toMatchObject([
      { template: 'account-opened', content: { name: 'Novi Korisnik' } },
      { template: 'verify-email', content: { name: 'Novi Korisnik' } },
    ]);
    expect(mails).toHaveLength(2);
  });

  it('has the code of a changed address mailed there, and those of the address before are good no longer [J39]', async () => {
    const vera = await administrator();
    const ana = await test.person();
    const before = await test.mailedCode(ana.email);
    const app = { headers: { uid: 'a1b2c3d4-e5f6-7890-abcd-ef0123456789.mi3k2v' } };
    await test.call('POST', '/auth/forgot-password', { email: ana.email }, app);
    const code = await test.mailedCode(ana.email);
    const email = test.newEmail();
    await post(vera, '/admin/update-user', { id: ana.user.id, email, name: 'Ana Anić' });
    const { accessToken } = (await test.signIn(email)).data as TestPerson;
    const confirm = async (code: string) =>
      (await test.call('POST', '/auth/verify/email', { code }, { as: accessToken })).data;
    expect(await confirm(before)).toBeNull();
    const reset = await test.call('POST', '/auth/verify-forgot-password-code', { email, code }, app);
    expect(reset.errors).toEqual({ code: ['code-wrong'] });
    expect(await confirm(await test.mailedCode(email))).toEqual({ verified: true });
    await post(vera, '/admin/update-user', { id: ana.user.id, email, name: 'Ana Druga' });
    const mails = await test.database.sql`select from mail where recipient = ${email} and template = 'verify-email'`;
    expect(mails).toHaveLength(1);
  });

  it('changes an account; an empty password stays, a new one signs it out [J39]', async () => {
    const vera = await administrator();
    const ana = await someone('Ana Pre');
    const edit = (more: object) =>
      post(vera, '/admin/update-user', { id: ana.user.id, email: ana.email, name: 'Ana Posle', ...more });
    expect((await edit({ password: '', mobile: '0641234567' })).data).toMatchObject({ name: 'Ana Posle' });
    expect((await edit({ email: `posle${ana.email}` })).status).toBe(200);
    const changes = await test.database.sql`
      select before, after from audit_entry where subject_id = ${ana.user.id} order by id`;
    const address = (letter: string) => ana.email.replace(/^.*@/, `${letter}***@`);
    expect(changes).toEqual([
      { before: { name: 'Ana Pre', mobile: null }, after: { name: 'Ana Posle', mobile: '*******567' } },
      { before: { email: address(ana.email[0] ?? '') }, after: { email: address('p') } },
    ]);
    await edit({});
    expect((await test.signIn(ana.email)).status).toBe(200);
    await edit({ password: 'sasvim druga lozinka' });
    expect((await test.call('GET', '/user', null, { as: ana.accessToken })).status).toBe(401);
    expect((await test.signIn(ana.email, 'sasvim druga lozinka')).status).toBe(200);
    expect((await edit({ email: vera.email })).errors).toEqual({ email: ['email-taken'] });
    expect((await edit({ email: 'a-2@import.invalid' })).errors).toEqual({ email: ['email'] });
  });

  it('changes an account by a form, whose texts are texts [J39, I04]', async () => {
    const vera = await administrator();
    const { user, email } = await someone('Ana Obrazac');
    const headers = {
      authorization: `Bearer ${vera.accessToken}`,
      'content-type': 'application/x-www-form-urlencoded',
    };
    const send = (more: Readonly<Record<string, string>>) =>
      test.app.inject({
        method: 'POST',
        url: '/v3/admin/update-user',
        headers,
        payload: new URLSearchParams({ id: String(user.id), email, name: 'Ana Obrazac', ...more }).toString(),
      });
    const changed = await send({ password: '', mobile: '+381641239999' });
    expect([changed.statusCode, changed.json<{ data: AdminUser }>().data.mobile]).toEqual([200, '+381641239999']);
    expect((await send({ password: 'sasvim druga lozinka', mobile: '' })).json()).toMatchObject({
      data: { mobile: null },
    });
    expect((await test.signIn(email, 'sasvim druga lozinka')).status).toBe(200);
  });

  it('suspends an account with a reason: its next call is refused, its ads are hidden, its owner is notified [J41, H08]', async () => {
    const vera = await administrator();
    const ana = await someone('Ana Suspendovana');
    await insertAd(test.database.sql, { seller: ana.user.id });
    const suspend = (reason: string) =>
      post(vera, '/admin/change-user-status', { user_id: ana.user.id, status: 2, reason });
    expect((await suspend('')).errors).toEqual({ reason: ['required'] });
    expect((await suspend('Lažni oglasi')).data).toMatchObject({ status: 2, suspended: 1 });
    const visible = await test.database.sql`select id from active_ad where user_id = ${ana.user.id}`;
    expect(visible).toHaveLength(0);
    const account = await test.call('GET', '/user', null, { as: ana.accessToken });
    expect(account.data).toMatchObject({ suspended: 1, status_reason: 'Lažni oglasi' });
    const [mail] = await test.database.sql<{ template: string; content: object }[]>`
      select template, content from mail where recipient = ${ana.email} order by id desc limit 1`;
    expect({ ...mail }).toMatchObject({
      template: 'account-status',
      content: { status: 'suspended', reason: 'Lažni oglasi', statement: { code: 'other', grounds: ['own-review'] } },
    });
    await post(vera, '/admin/change-user-status', { user_id: ana.user.id, status: 1 });
    expect(await actions(ana.user.id)).toEqual(['user.suspended', 'user.active']);
  });

  it('bans an account: it is signed out and cannot sign in [M03]', async () => {
    const vera = await administrator();
    const ana = await someone('Ana Zabranjena');
    await post(vera, '/admin/change-user-status', { user_id: ana.user.id, status: 3, reason: 'Prevara' });
    expect((await test.call('GET', '/user', null, { as: ana.accessToken })).status).toBe(401);
    expect((await test.signIn(ana.email)).status).toBe(403);
  });

  it('removes an account, and sees its ads in every state [J40, J42]', async () => {
    const vera = await administrator();
    const ana = await someone('Ana Obrisana');
    await insertAd(test.database.sql, { seller: ana.user.id });
    await test.call('DELETE', `/admin/delete-user?id=${ana.user.id}`, null, { as: vera.accessToken });
    expect((await test.signIn(ana.email)).error).toBe('wrong-credentials');
    const { data } = await test.call('GET', `/admin/user-ads?user_id=${ana.user.id}`, null, { as: vera.accessToken });
    expect(data).toMatchObject([{ status: listingStatus.archived }]);
  });

  it('tells the owner in the language of the account when its data is erased, once; administrators see the day [J40, H08, M64]', async () => {
    const vera = await administrator();
    const ana = await someone('Ana Obaveštena');
    await test.database.sql`update users set language = 'de', brand = 'gearlane' where id = ${ana.user.id}`;
    const remove = () => test.call('DELETE', `/admin/delete-user?id=${ana.user.id}`, null, { as: vera.accessToken });
    await remove();
    await remove();
    const mails = await test.database.sql<{ brand: string; language: string; content: { eraseOn: string } }[]>`
      select brand, language, content from mail where recipient = ${ana.email} and template = 'account-removed'`;
    const { users } = await table(vera, `search=%23${ana.user.id}`);
    expect(mails).toMatchObject([
      { brand: 'gearlane', language: 'de', content: { name: 'Ana Obaveštena', eraseOn: users[0]?.erased_on } },
    ]);
    expect((Date.parse(users[0]?.erased_on ?? '') - Date.now()) / 86_400_000).toBeCloseTo(30, 1);
  });

  it('does none of this to the own account', async () => {
    const vera = await administrator();
    const { id } = vera.user;
    const own = { id, email: vera.email, name: 'Vera' };
    const answers = await Promise.all([
      post(vera, '/admin/update-user', own),
      post(vera, '/admin/change-user-status', { user_id: id, status: 2, reason: 'Greška' }),
      test.call('DELETE', `/admin/delete-user?id=${id}`, null, { as: vera.accessToken }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });

  it('of a region cannot reach accounts abroad or administrators: they are not found [H04]', async () => {
    const regional = await administrator(6);
    const others = [await someone('Strani', germany), await administrator(), await administrator(6)];
    for (const { user, email } of others) {
      const answers = await Promise.all([
        post(regional, '/admin/update-user', { id: user.id, email, name: 'Promenjen' }),
        post(regional, '/admin/change-user-status', { user_id: user.id, status: 2, reason: 'Proba' }),
        post(regional, '/auth/login-as-user', { user_id: user.id, reason: 'Proba' }),
        test.call('GET', `/admin/user-ads?user_id=${user.id}`, null, { as: regional.accessToken }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
  });
});

describe('the last administrator', () => {
  const left = async (ids: readonly number[]) => {
    const rows = await test.database.sql`select from users where id in ${test.database.sql(ids)} and status = 1`;
    return rows.length;
  };

  it.each([
    ['suspend', 2],
    ['ban', 3],
  ])('is left when two %s each other at once, and the second call is forbidden', async (_name, status) => {
    const [one, two] = [await administrator(), await administrator()];
    const against = (by: TestPerson, { user }: TestPerson) =>
      post(by, '/admin/change-user-status', { user_id: user.id, status, reason: 'Proba' });
    const answers = await Promise.all([against(one, two), against(two, one)]);
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 403]);
    expect(answers.map(({ error }) => error)).toContain('forbidden');
    expect(await left([one.user.id, two.user.id])).toBe(1);
  });

  it('is left when two remove each other at once', async () => {
    const [one, two] = [await administrator(), await administrator()];
    const against = (by: TestPerson, { user }: TestPerson) =>
      test.call('DELETE', `/admin/delete-user?id=${user.id}`, null, { as: by.accessToken });
    const answers = await Promise.all([against(one, two), against(two, one)]);
    const [first, second] = answers.map((answer) => answer.status).toSorted((a, b) => a - b);
    expect(first).toBe(200);
    // who was removed before their call was looked at has no session any more
    expect([401, 403]).toContain(second);
    expect(await left([one.user.id, two.user.id])).toBe(1);
  });

  it('does not leave by removing the own account, not even when two do at once; who leaves is written down [J11]', async () => {
    await test.database.sql`delete from user_group`;
    const [one, two] = [await administrator(), await administrator()];
    const regional = await administrator(6);
    const leave = (by: TestPerson) => post(by, '/auth/remove-account', { password: goodPassword });
    const answers = await Promise.all([leave(one), leave(two)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.map(({ error }) => error)).toContain('last-administrator');
    expect(await left([one.user.id, two.user.id])).toBe(1);
    expect((await leave(regional)).status).toBe(200);
    for (const { user } of [answers[0]?.status === 200 ? one : two, regional]) {
      const entries = await test.database.sql`
        select actor_id::int, action, brand from audit_entry where subject_id = ${user.id} order by id`;
      expect(entries).toEqual([{ actor_id: user.id, action: 'user.removed', brand: 'volan' }]);
    }
  });
});
