import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../../testing/openedForFile.ts';
import { insertAd } from '../../testing/insertAd.ts';
import { goodPassword, openTestAccounts, type TestPerson } from '../../testing/openTestAccounts.ts';
import { pageSize } from './sections.ts';

const test = openedForFile(openTestAccounts);

beforeEach(() => test.beginAnew());

const load = ({ accessToken }: Pick<TestPerson, 'accessToken'>) =>
  test.app.inject({ url: '/api/user/export', headers: { authorization: `Bearer ${accessToken}` } });

type Export = Record<string, Record<string, unknown>[]>;

describe('the export of one’s data [M64]', () => {
  it('has all stored data of the account, without secrets and without other people', async () => {
    const { sql } = test.database;
    const [ana, iva] = [await test.person(), await test.person()];
    const mine = await insertAd(sql, { seller: ana.user.id, description: 'moj oglas', vin: 'WVWZZZ1JZXW000001' });
    await insertAd(sql, { seller: iva.user.id, description: 'tuđ oglas' });
    const address = { country_id: 688, city: 'Beograd', street: 'Glavna 1' };
    await test.call('POST', '/user/address', address, { as: ana.accessToken });
    await test.call('POST', '/settings/personal-settings', { theme: 'dark' }, { as: ana.accessToken });
    const { headers, statusCode, body } = await load(ana);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(JSON.parse(body)).toMatchObject({
      profile: [{ name: 'Ana Anić', email: ana.email }],
      settings: [{ key: 'theme', value: 'dark' }],
      addresses: [address],
      sessions: [{ brand: 'volan' }],
      ads: [{ id: mine, description: 'moj oglas', vin: 'WVWZZZ1JZXW000001' }],
    });
    const secrets = [iva.email, 'tuđ oglas', '$argon2', goodPassword, ana.accessToken, ana.refreshToken ?? '', 'hash'];
    for (const secret of secrets) expect(body).not.toContain(secret);
  });

  it('has the documents of the company by their names, its review, and the decisions whose notice was sent [P55]', async () => {
    const { sql } = test.database;
    const ana = await test.person();
    await sql`update users set type_id = 2 where id = ${ana.user.id}`;
    const [company] = await sql<{ id: number }[]>`
      insert into company (user_id, business_type, slug, name, sort_name, search_text, legal_name, country_id)
      values (${ana.user.id}, 2, ${`plac-${ana.user.id}`}, 'Plac', '', '', 'Plac d.o.o.', 688) returning id::int`;
    await sql`
      insert into company_document (company_id, kind, name, object_key, bytes)
      values (${company?.id ?? 0}, 'pdf', 'izvod.pdf', 'secret-key', 20)`;
    await sql`insert into company_review (company_id, answer) values (${company?.id ?? 0}, 'Naša je.')`;
    for (const [reason, notifiedAt] of [
      ['Nema pečata.', new Date()],
      ['Još se poništava.', null],
    ] as const) {
      await sql`
        insert into ad_decision (kind, company_id, decided_by, decided_at, old_status, status, reasons, reason, told_at)
        values ('company', ${company?.id ?? 0}, ${ana.user.id}, now(), 1, 3, '{}', ${reason}, ${notifiedAt})`;
    }
    const { body } = await load(ana);
    expect(JSON.parse(body)).toMatchObject({
      company_documents: [{ kind: 'pdf', name: 'izvod.pdf', bytes: 20 }],
      company_review: [{ answer: 'Naša je.' }],
      decisions_about_company: [{ reason: 'Nema pečata.' }],
    });
    for (const hidden of ['secret-key', 'Još se poništava.']) expect(body).not.toContain(hidden);
  });

  it('holds every table that names an account, but those with secrets only', async () => {
    const tables = await test.database.sql<{ name: string }[]>`
      select table_name as name from information_schema.columns join information_schema.tables using (table_name)
      where column_name = 'user_id' and table_type = 'BASE TABLE' order by 1`;
    const source = await readFile(new URL('sections.ts', import.meta.url), 'utf8');
    const secrets = ['known_device', 'one_time_code', 'passkey_challenge', 'recovery_code', 'totp', 'user_password'];
    for (const { name } of tables.filter((table) => !secrets.includes(table.name))) {
      expect(source).toMatch(new RegExp(`(from|join) ${name}\\b`));
    }
  });

  it('comes whole where there are more records than are read at a time', async () => {
    const ana = await test.person();
    await test.database.sql`
      insert into user_address (user_id, country_id, city, street)
      select ${ana.user.id}, 688, 'Beograd', n::text from generate_series(1, ${pageSize * 2}) as n`;
    const { addresses } = (await load(ana)).json<Export>();
    expect(new Set(addresses?.map(({ street }) => street)).size).toBe(pageSize * 2);
  });

  it('is given five times a day, and to no administrator in place of its owner', async () => {
    const [ana, iva] = [await test.person(), await test.person()];
    const statuses = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await load(ana)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const { sql } = test.database;
    await sql`update users set status = 1 where id = ${ana.user.id}`;
    await sql`insert into user_group (user_id, group_id) values (${ana.user.id}, 1)`;
    const [parent] = await sql`update session set second_factor_at = now() where user_id = ${ana.user.id} returning id`;
    await sql`
      update session set impersonator_id = ${ana.user.id}, parent_id = ${parent?.['id']}
        where user_id = ${iva.user.id}`;
    expect((await load(iva)).statusCode).toBe(403);
  });
});
