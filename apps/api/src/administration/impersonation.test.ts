import type { OpenSession } from '@volan/api-contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { auditedOf, germany, openAdministrator, openSomeone, serbia } from '../testing/administrators.ts';
import { insertCompany } from '../testing/insertCompany.ts';
import { goodPassword, openTestAccounts, type TestPerson } from '../testing/openTestAccounts.ts';

const test = openedForFile(openTestAccounts);

beforeEach(() => test.beginAnew());

const someone = (name: string, country?: number) => openSomeone(test, name, country);
const administrator = (group: 1 | 6 = 1, country = serbia) => openAdministrator(test, { group, country });
const post = (as: TestPerson, path: string, body: object) => test.call('POST', path, body, { as: as.accessToken });
const actions = (subject: number) => auditedOf(test, subject);

describe('signing in as a user [J12]', () => {
  const reason = 'Oglas se ne čuva';
  const enter = async () => {
    const vera = await administrator();
    const ana = await someone('Ana Anić');
    const { data } = await post(vera, '/auth/login-as-user', { user_id: ana.user.id, reason });

    return { vera, ana, inside: { ...ana, ...(data as OpenSession) } };
  };

  it('says who it is, is written down, and leads back to the own session', async () => {
    const { vera, ana, inside } = await enter();
    expect(inside.user).toMatchObject({ id: ana.user.id, impersonated_by: 'Vera Administrator' });
    const back = await post(inside, '/auth/leave-user', {});
    expect((back.data as OpenSession).user).toMatchObject({ id: vera.user.id, second_factor: true });
    expect((await test.call('GET', '/user', null, { as: inside.accessToken })).status).toBe(401);
    expect(await actions(ana.user.id)).toEqual(['user.impersonated', 'user.left']);
    // what a page of the user asked before takes the cookies of the own session away no longer
    expect((await test.refresh(inside.refreshToken)).error).toBe('conflict');
  });

  it('is refused without a reason, which is written in the log', async () => {
    const [vera, ana] = [await administrator(), await someone('Ana')];
    const enterFor = (why: object) => post(vera, '/auth/login-as-user', { user_id: ana.user.id, ...why });
    expect((await enterFor({ reason: '  ' })).status).toBe(422);
    expect((await enterFor({ reason: '\u200b\u200b\u200b\u0001' })).status).toBe(422);
    expect((await enterFor({})).status).toBe(422);
    expect((await enterFor({ reason })).status).toBe(200);
    const entries = await test.database
      .sql`select details from audit_entry where subject_id = ${ana.user.id} order by id`;
    expect(entries).toEqual([{ details: { reason } }]);
  });

  it('writes an audit entry for each change as the user, without the typed values', async () => {
    const { vera, ana, inside } = await enter();
    expect((await post(inside, '/user/name', { name: 'Ana Druga' })).status).toBe(200);
    expect((await post(inside, '/user/name', { name: '' })).status).toBe(422);
    const [entry] = await test.database.sql`
      select actor_id::int, details, brand from audit_entry
        where subject_id = ${ana.user.id} and action = 'user.acted'`;
    expect(entry).toEqual({ actor_id: vera.user.id, details: { call: 'POST /user/name' }, brand: 'volan' });
    expect(await actions(ana.user.id)).toEqual(['user.impersonated', 'user.acted']);
  });

  it('is not for a regional administrator where the user acts for a company abroad [H04]', async () => {
    const [regional, owner] = [await administrator(6, germany), await someone('Vlasnik')];
    const ana = await someone('Ana', germany);
    await test.database.sql`update users set type_id = 2 where id = ${owner.user.id}`;
    await insertCompany(test.database.sql, { seller: owner.user.id, name: 'Salon Dunav' });
    const ask = () => post(regional, '/auth/login-as-user', { user_id: ana.user.id, reason });
    expect((await ask()).status).toBe(200);
    await test.database.sql`
      insert into company_member (company_id, user_id, role)
      select id, ${ana.user.id}, 'staff' from company where user_id = ${owner.user.id}`;
    expect((await ask()).error).toBe('forbidden');
    // nor by a password or an address of the administrator's choice
    const edit = (more: object) =>
      post(regional, '/admin/update-user', { id: ana.user.id, email: ana.email, name: 'Ana', ...more });
    const ways = [await edit({ password: 'regionalni ubacio 55' }), await edit({ email: test.newEmail() })];
    expect(ways.map(({ error }) => error)).toEqual(['forbidden', 'forbidden']);
    expect((await edit({ name: 'Ana Druga' })).status).toBe(200);
  });

  it('ends with the session and with the rights of the administrator', async () => {
    const { vera, inside } = await enter();
    const reads = async () => (await test.call('GET', '/user', null, { as: inside.accessToken })).status;
    expect(await reads()).toBe(200);
    await test.database.sql`delete from user_group where user_id = ${vera.user.id}`;
    expect(await reads()).toBe(401);
    await test.database.sql`insert into user_group (user_id, group_id) values (${vera.user.id}, 1)`;
    await test.database.sql`update session set ended_at = now() where user_id = ${vera.user.id}`;
    expect(await reads()).toBe(401);
    expect((await test.refresh(inside.refreshToken)).status).toBe(401);
  });

  it('changes neither password nor second step, and removes no account', async () => {
    const { inside } = await enter();
    const answers = await Promise.all([
      post(inside, '/auth/change-password', { password: 'sasvim nova lozinka' }),
      post(inside, '/auth/second-factor/begin', {}),
      post(inside, '/auth/remove-account', { password: goodPassword }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });

  it('cannot remove anybody from a company, including the user [H07]', async () => {
    const { ana, inside } = await enter();
    const [owner, mate] = [await someone('Vlasnik'), await someone('Mika')];
    await test.database.sql`update users set type_id = 2 where id = ${owner.user.id}`;
    await insertCompany(test.database.sql, { seller: owner.user.id, name: 'Salon Sava' });
    const [company] = await test.database.sql<{ id: number }[]>`
      insert into company_member (company_id, user_id, role)
      select company.id, users.id, 'owner' from company, users
      where user_id = ${owner.user.id} and users.id in (${ana.user.id}, ${mate.user.id}) returning company_id as id`;
    const remove = async ({ user }: TestPerson) => {
      const path = `/company/member?company_id=${company?.id}&user_id=${user.id}`;
      return (await test.call('DELETE', path, null, { as: inside.accessToken })).error;
    };
    expect([await remove(ana), await remove(mate)]).toEqual(['not-in-person', 'not-in-person']);
  });

  it('spends nothing of the user and says so; cart and orders can be read [M40]', async () => {
    const { inside } = await enter();
    const spending = await Promise.all([
      post(inside, '/cart/checkout', {}),
      post(inside, '/cart/pay-with-credits', {}),
      post(inside, '/orders/pay', {}),
      post(inside, '/user/plans/next', {}),
      post(inside, '/ads/image-package', {}),
      post(inside, '/cart/activate-ad-request-with-credits', {}),
      post(inside, '/boosts', {}),
      post(inside, '/loyalty/rewards', {}),
    ]);
    expect(spending.map(({ status, error }) => [status, error])).toEqual(spending.map(() => [403, 'not-in-person']));
    const items = [{ product: 'credits-10', quantity: 1 }];
    expect((await post(inside, '/cart/lines', { items })).status).toBe(200);
    expect((await test.call('GET', '/orders', null, { as: inside.accessToken })).status).toBe(200);
  });

  it('is not for accounts of administrators, and not for the user', async () => {
    const [vera, other, ana] = [await administrator(), await administrator(6), await someone('Ana')];
    expect((await post(vera, '/auth/login-as-user', { user_id: other.user.id, reason })).status).toBe(403);
    expect((await post(ana, '/auth/login-as-user', { user_id: vera.user.id, reason })).status).toBe(403);
    expect((await post(ana, '/auth/leave-user', {})).status).toBe(404);
  });
});
