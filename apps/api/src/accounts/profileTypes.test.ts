import type { Account, OpenSession, ProfileTypeEntry } from '@volan/api-contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { insertCompany } from '../testing/insertCompany.ts';
import { openTestAccounts } from '../testing/openTestAccounts.ts';

const test = openedForFile(openTestAccounts);

beforeEach(() => test.beginAnew());

const save = (body: object, token: string) => test.call('POST', '/user/profile-types', body, { as: token });

const types = async (lang: string) =>
  (await test.call('GET', `/user/profile-types?lang=${lang}`)).data as ProfileTypeEntry[];

async function headOffice() {
  const { user, accessToken } = await test.person();
  const { sql } = test.database;
  await sql`insert into user_group (user_id, group_id) values (${user.id}, 1)`;
  await sql`update users set status = 1 where id = ${user.id}`;
  await sql`update session set second_factor_at = now() where user_id = ${user.id}`;

  return accessToken;
}

describe('the profile types of head office [J22, M11]', () => {
  it('have names that head office changes and everybody reads', async () => {
    const boss = await headOffice();
    const dealer = async (lang: string) => (await types(lang))[1]?.name;
    const usual = await dealer('de');
    expect((await save({ id: 2, names: { en: 'Vehicle dealer' } }, boss)).status).toBe(200);
    expect([await dealer('en'), await dealer('de')]).toEqual(['Vehicle dealer', usual]);
    await save({ id: 2, names: { en: '' } }, boss);
    expect(await dealer('en')).toBe('Car dealer');
    const ana = await test.person();
    expect((await save({ id: 2, names: { en: 'X' } }, ana.accessToken)).status).toBe(403);
  });

  it('are made of one of the five, have its rights, and are chosen like any other', async () => {
    const boss = await headOffice();
    const { sql } = test.database;
    const { data } = await save({ base_type_id: 2, names: { en: 'Car rental' } }, boss);
    const rental = data as ProfileTypeEntry;
    expect((await types('en')).at(-1)).toEqual({ id: rental.id, name: 'Car rental', base_type_id: 2 });
    expect((await types('de')).at(-1)?.name).toBe((await types('de'))[1]?.name);

    const ana = await test.person();
    const choose = (type_id: number) => test.call('POST', '/user/profile_type', { type_id }, { as: ana.accessToken });
    expect((await choose(rental.id)).errors).toEqual({ type_id: ['conflict'] });
    await sql`update users set type_id = 3, status = 1 where id = ${ana.user.id}`;
    await insertCompany(sql, { seller: ana.user.id, name: 'Auto Kuća' });
    expect((await choose(rental.id)).data).toEqual({ type_id: rental.id });
    const account = async () =>
      (await test.call('GET', '/user', null, { as: ana.accessToken, headers: { 'accept-language': 'en' } }))
        .data as Account;
    expect(await account()).toMatchObject({ type_id: rental.id, base_type_id: 2, type_name: 'Car rental' });
    expect((await test.call('GET', '/company/members', null, { as: ana.accessToken })).status).not.toBe(403);
    expect((await choose(4)).status).toBe(200);
    expect(await account()).toMatchObject({ type_id: 4, base_type_id: 4 });
  });

  it('are what a business registers as', async () => {
    const { data } = await save({ base_type_id: 3, names: { en: 'Tyre shop' } }, await headOffice());
    const { id } = data as ProfileTypeEntry;
    const register = (type: number) =>
      test.call('POST', '/auth/register-business', {
        email: test.newEmail(),
        password: 'plava kuća na bregu',
        name: 'Gume Plus',
        legal_name: 'Gume Plus d.o.o.',
        type,
        country_id: 276,
        tax_id: 'DE123456789',
        address: 'Glavna 1',
        phone: '+381641234567',
      });
    expect((await register(id + 1)).errors).toEqual({ type: ['value'] });
    expect(((await register(id)).data as OpenSession).user.type_id).toBe(id);
  });

  it.each([
    ['without what it rests on', { names: { en: 'X' } }, { base_type_id: ['required'] }],
    ['on private people', { base_type_id: 1, names: { en: 'X' } }, { base_type_id: ['min'] }],
    ['without a name', { base_type_id: 2, names: { en: '' } }, { names: ['required'] }],
    ['with an id that nobody has', { id: 900, names: { en: 'X' } }, { id: ['value'] }],
    ['that rests on another one suddenly', { id: 2, base_type_id: 3, names: {} }, { base_type_id: ['conflict'] }],
  ])('are not made %s', async (_what, body, errors) => {
    const before = await types('en');
    expect((await save(body, await headOffice())).errors).toEqual(errors);
    expect(await types('en')).toEqual(before);
  });

  it('are fifty beside the five at most', async () => {
    const boss = await headOffice();
    await test.database.sql`
      insert into profile_type (base_type_id) select 2 from generate_series((select count(*) from profile_type), 53)`;
    const made = await Promise.all([1, 2].map(() => save({ base_type_id: 2, names: { en: 'X' } }, boss)));
    expect(new Set(made.map(({ status }) => status))).toEqual(new Set([200, 422]));
  });
});
