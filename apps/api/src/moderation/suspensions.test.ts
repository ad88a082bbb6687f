import type { Account, AdminUser } from '@volan/api-contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { fine, openTestSelling } from '../selling/sellingTesting.ts';
import type { TestPerson } from '../testing/openTestAccounts.ts';
import { endSuspensions } from './suspensions.ts';

const test = openedForFile(openTestSelling);
let ana: TestPerson;
let vera: TestPerson;

beforeEach(async () => {
  await test.beginAnew();
  await test.database.sql`update users set suspended_until = null`;
  [ana, vera] = [await test.seller(), await test.administrator()];
});

const dayMs = 86_400_000;
const dayIn = (days: number) => new Date(test.now + days * dayMs).toISOString().slice(0, 10);
const change = (body: object) =>
  test.call('POST', '/admin/change-user-status', { user_id: ana.user.id, ...body }, { as: vera.accessToken });
const suspend = (until?: string) => change({ status: 2, reason: 'Iste poruke', ...(until && { until }) });
const account = async () => fine<Account>(await test.call('GET', '/user', null, { as: ana.accessToken }));

describe('a suspension with an end [J41, H08]', () => {
  it('is shown to its owner and to administrators', async () => {
    const { suspended_until: until } = fine<AdminUser>(await suspend(dayIn(3)));
    expect(Date.parse(until ?? '') - test.now).toBeGreaterThan(dayMs);
    expect((await account()).suspended_until).toBe(until);
  });

  it('ends at its time, not before; the account is notified, and the log has it', async () => {
    const { suspended_until: until } = fine<AdminUser>(await suspend(dayIn(3)));
    const end = Date.parse(until ?? '');
    expect(await endSuspensions(test.database.sql, new Date(end - 1))).toBe(0);
    expect(await endSuspensions(test.database.sql, new Date(end))).toBe(1);
    expect(await endSuspensions(test.database.sql, new Date(end + dayMs))).toBe(0);
    expect(await account()).toMatchObject({ suspended: 0, suspended_until: null, status_reason: '' });
    const [entry] = await test.database.sql`
      select action, actor_id from audit_entry where subject_id = ${ana.user.id} order by id desc limit 1`;
    expect(entry).toEqual({ action: 'user.suspension-ended', actor_id: null });
  });

  it('without an end stays, and so does one that became a ban', async () => {
    fine(await suspend());
    expect(await endSuspensions(test.database.sql, new Date(test.now + 999 * dayMs))).toBe(0);
    fine(await suspend(dayIn(3)));
    fine(await change({ status: 3, reason: 'Prevara' }));
    expect(await endSuspensions(test.database.sql, new Date(test.now + 999 * dayMs))).toBe(0);
  });

  it.each([
    ['in the past', () => dayIn(-1)],
    ['after more than a year', () => dayIn(400)],
  ])('is refused where it would end %s', async (_, until) => {
    expect((await suspend(until())).errors).toEqual({ until: ['value'] });
  });

  it('is refused with a ban, which has no end', async () => {
    expect((await change({ status: 3, reason: 'Prevara', until: dayIn(3) })).errors).toEqual({ until: ['value'] });
  });
});
