import type { AuditEntry } from '@volan/api-contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { germany, openAdministrator, openSomeone } from '../testing/administrators.ts';
import { openTestAccounts, type TestPerson } from '../testing/openTestAccounts.ts';
import { deleteOldAudit } from './auditLog.ts';

const test = openedForFile(openTestAccounts);
beforeEach(() => test.beginAnew());

async function read(as: TestPerson, query = '') {
  const { data, status } = await test.call('GET', `/admin/audit?${query}`, null, { as: as.accessToken });
  expect(status).toBe(200);
  return data as AuditEntry[];
}
const suspend = (by: TestPerson, whom: TestPerson, reason: string) =>
  test.call(
    'POST',
    '/admin/change-user-status',
    { user_id: whom.user.id, status: 2, reason },
    { as: by.accessToken, address: '198.51.100.7' },
  );

describe('the audit log [M59]', () => {
  it('says who did what to whom, why, when and from where', async () => {
    const vera = await openAdministrator(test);
    const ana = await openSomeone(test, 'Ana Zapisana');
    await suspend(vera, ana, 'Lažni oglasi');
    const [entry] = await read(vera, `subject=${ana.user.id}`);
    expect(entry).toMatchObject({
      actor: { id: vera.user.id, name: 'Vera Administrator' },
      subject: { id: ana.user.id, name: 'Ana Zapisana' },
      action: 'user.suspended',
      details: { reason: 'Lažni oglasi' },
      brand: 'volan',
      address: '198.51.100.7',
    });
  });

  it('is narrowed by actor, action, row and days', async () => {
    const vera = await openAdministrator(test, { name: 'Đurđa Tražena' });
    const { sql } = test.database;
    await sql`insert into audit_entry (actor_id, action, entity, entity_id, before, after, at) values
      (${vera.user.id}, 'specification.edited', 'specification', '7', '{"title": "Boja"}', '{"title": "Boje"}',
        '2026-03-02 23:30Z'),
      (${vera.user.id}, 'ad.approved', null, null, null, null, '2026-03-04 10:00Z')`;
    await sql`insert into audit_entry (actor_id, action, details, at)
      values (${vera.user.id}, 'ad.rejected', '{"ad": 12}', '2026-03-05 10:00Z')`;
    const found = async (query: string) => (await read(vera, `actor=djurdja&${query}`)).map(({ action }) => action);
    expect(await found('')).toEqual(['ad.rejected', 'ad.approved', 'specification.edited']);
    expect(await found('action=ad')).toEqual(['ad.rejected', 'ad.approved']);
    expect(await found('action=ad&order=asc')).toEqual(['ad.approved', 'ad.rejected']);
    expect(await found('action=ad.approved')).toEqual(['ad.approved']);
    expect(await found('entity=specification&entity_id=7')).toEqual(['specification.edited']);
    expect(await found('entity=ad&entity_id=12')).toEqual(['ad.rejected']);
    expect(await found('from=2026-03-03&to=2026-03-04')).toEqual(['ad.approved']);
    expect(await found('to=2026-03-02')).toEqual(['specification.edited']);
  });

  it('shows a regional administrator deeds upon the own country, and the own ones [H04]', async () => {
    const vera = await openAdministrator(test);
    const regional = await openAdministrator(test, { group: 6, name: 'Regina Regionalna' });
    const [neighbour, stranger] = [await openSomeone(test, 'Domaći'), await openSomeone(test, 'Strani', germany)];
    const other = await openAdministrator(test, { group: 6, name: 'Druga Regionalna' });
    for (const whom of [neighbour, stranger, other]) await suspend(vera, whom, 'Proba');
    await test.database
      .sql`insert into audit_entry (actor_id, action) values (${regional.user.id}, 'specification.edited')`;
    const seen = await read(regional);
    expect(seen.filter(({ details }) => details['reason'] === 'Proba').map(({ subject }) => subject?.name)).toEqual([
      'Domaći',
    ]);
    expect(seen.map(({ action }) => action)).toContain('specification.edited');
    expect(await read(regional, `subject=${stranger.user.id}`)).toEqual([]);
    const { body } = await test.call('GET', '/api/admin/export/audit', null, { as: regional.accessToken });
    expect([body.includes('Domaći'), body.includes('Strani'), body.includes('Druga')]).toEqual([true, false, false]);
  });

  it('deletes entries older than two years', async () => {
    const { sql } = test.database;
    await sql`insert into audit_entry (action, at)
      values ('user.old', now() - interval '25 months'), ('user.young', now())`;
    expect(await deleteOldAudit(sql)).toBe(1);
    expect(await sql`select action from audit_entry where action in ('user.old', 'user.young')`).toMatchObject([
      { action: 'user.young' },
    ]);
  });
});
