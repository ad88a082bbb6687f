import { describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { openTestApp } from '../testing/openTestApp.ts';
import { answerAudited } from '../platform/server/auditScope.ts';
import { audit } from '../platform/audit/audit.ts';

const api = openedForFile(() => openTestApp(() => Promise.resolve()));

const origin = { brand: 'volan', address: '192.0.2.7' } as const;

describe('the audit log [M59]', () => {
  it('keeps of a changed row the fields that differ, with the brand and the address of the call', async () => {
    const { sql } = api.database;
    const write = () =>
      sql.begin((transaction) =>
        audit(
          transaction,
          null,
          'specification.changed',
          null,
          {},
          {
            entity: 'specification',
            id: 7,
            before: { title: 'Boja', sort: 1, highlight: 0 },
            after: { title: 'Boje', sort: 1, highlight: 1 },
          },
        ),
      );
    await answerAudited('POST /admin/specification/update', origin, write, () => true);
    const [entry] = await sql`
      select brand, address, entity, entity_id, before, after from audit_entry where action = 'specification.changed'`;
    expect(entry).toEqual({
      ...origin,
      entity: 'specification',
      entity_id: '7',
      before: { title: 'Boja', highlight: 0 },
      after: { title: 'Boje', highlight: 1 },
    });
  });

  it('refuses to change or to lose an entry before two years have passed', async () => {
    const { sql } = api.database;
    await sql`insert into audit_entry (action, details) values ('user.edited', '{"reason": "typo"}')`;
    await expect(sql`update audit_entry set details = '{}' where action = 'user.edited'`).rejects.toThrow(
      'never changed',
    );
    await expect(sql`delete from audit_entry where action = 'user.edited'`).rejects.toThrow('never changed');
    await expect(sql`truncate audit_entry`).rejects.toThrow('never changed');
    await sql`insert into audit_entry (action, at) values ('user.removed', now() - interval '25 months')`;
    expect(await sql`delete from audit_entry where action = 'user.removed' returning action`).toHaveLength(1);
  });

  it('finds a handler that changes something without an entry', async () => {
    const silent = answerAudited(
      'POST /admin/x',
      origin,
      () => 'done',
      () => true,
    );
    await expect(silent).rejects.toThrow('without an entry of the audit log');
    expect(
      await answerAudited(
        'POST /admin/x',
        origin,
        () => 'refused',
        () => false,
      ),
    ).toBe('refused');
  });
});
