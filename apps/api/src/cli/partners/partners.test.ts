import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/postgres/testDatabase.ts';
import { connect, type Database } from '../../platform/database/connect.ts';
import { readCommand } from './readCommand.ts';
import { WrongInput } from './WrongInput.ts';

let test: TestDatabase;
let database: Database;

beforeAll(async () => {
  test = await createTestDatabase();
  database = connect(test.url, { connections: 1 });
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

/** Runs a command line; returns its output or its error. */
async function partner(...args: string[]) {
  try {
    return await readCommand(args)(database.sql);
  } catch (error) {
    if (error instanceof WrongInput) return `wrong: ${error.message}`;
    throw error;
  }
}

describe('npm run partner [M65]', () => {
  it('makes a key, lists its use, moves it to other domains and revokes it, and audits each', async () => {
    const { sql } = database;
    const made = await partner(
      'create',
      'Auto',
      'kuća',
      '--domains',
      'AutoKuca.rs, klub.example',
      '--per-minute',
      '60',
    );
    const key = /\bpk_[\w-]{22}(?!\S)/.exec(made)?.[0] ?? '';
    expect(made).toMatch(/^The key of Auto kuća, for autokuca\.rs, klub\.example and all below/);
    await sql`
      insert into partner_key_day (key_id, day, kind, count)
      select id, (now() at time zone 'utc')::date - age, kind, 7
      from partner_key, unnest(array['stock', 'stock', 'stock', 'visit'], array[0, 29, 30, 3]) as used (kind, age)`;
    const listed = await partner('list');
    expect(listed).toContain(`${key}  Auto kuća  (holds)\n  on autokuca.rs, klub.example; 60 requests a minute`);
    expect(listed).toContain('in 30 days: search 0, ads 0, stock 14, price-badge 0, visit 7, refused 0');
    expect(await partner('domains', key, '--domains', 'novi.rs')).toContain('holds on novi.rs');
    expect(await partner('revoke', key)).toMatch(/^The key of Auto kuća ends/);
    expect(await partner('revoke', key)).toContain('Nothing was changed');
    expect(await partner('list')).toMatch(/\(revoked on \d{4}-\d\d-\d\d\)\n {2}on novi\.rs;/);
    const audited = await sql`select action, details from audit_entry order by id`;
    expect(audited.map((row) => ({ ...row }))).toEqual([
      { action: 'partner-key.created', details: { key: 1, name: 'Auto kuća', domains: 'autokuca.rs,klub.example' } },
      { action: 'partner-key.domains-changed', details: { key: 1, domains: 'novi.rs' } },
      { action: 'partner-key.revoked', details: { key: 1 } },
    ]);
  });

  it.each([
    [[], 'npm run partner -- create NAME'],
    [['give'], 'npm run partner -- create NAME'],
    [['create', '--domains', 'a.rs'], 'Name the partner'],
    [['create', 'Ana'], 'Name the domains'],
    [['create', 'Ana', '--domains', 'a.rs,co.rs'], 'Below "co.rs" everybody may have a domain'],
    [['create', 'Ana', '--domains', 'https://a.rs'], '"https://a.rs" is no domain'],
    [['create', 'Ana', '--domains', 'a.rs', '--per-minute', '0'], '"0" is no limit'],
    [['create', 'Ana', '--colour', 'red'], "Unknown option '--colour'"],
    [['list', '--per-minute', '5'], '--per-minute is for create'],
    [['revoke'], 'Name one key'],
    [['revoke', 'pk_nobody'], 'No partner has the key pk_nobody'],
    [['domains', 'pk_nobody', '--domains', 'a.rs'], 'No partner has the key pk_nobody'],
  ])('says what is wrong with %j', async (args, sentence) => {
    const said = await partner(...args);
    expect(said).toContain(sentence);
    expect(said).toMatch(/^wrong: /);
    expect((await database.sql`select from partner_key where name = 'Ana'`).length).toBe(0);
  });

  it('fails with the sentence alone', async () => {
    const main = fileURLToPath(new URL('main.ts', import.meta.url));
    const ran = promisify(execFile)(process.execPath, ['--conditions=@volan/source', main, 'revoke', 'pk_nobody'], {
      env: { PATH: process.env['PATH'], DATABASE_URL: test.url },
    });
    await expect(ran).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^No partner has the key.*\n$/) });
  });
});
