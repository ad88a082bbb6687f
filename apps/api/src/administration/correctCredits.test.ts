import type { AdminUser, CreditMovement } from '@volan/api-contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { checkLedger } from '../ledger/checkLedger.ts';
import type { TestPerson } from '../testing/openTestAccounts.ts';
import { openTestSelling } from '../selling/sellingTesting.ts';

const test = openedForFile(openTestSelling);
let ana: TestPerson;
let vera: TestPerson;

beforeEach(async () => {
  await test.beginAnew();
  [ana, vera] = [await test.seller(), await test.administrator()];
});

const correct = (
  change: unknown,
  { by = vera, to = ana, key = crypto.randomUUID(), reason = 'Dvaput naplaćeno' } = {},
) =>
  test.call(
    'POST',
    '/admin/user/credits',
    { user_id: to.user.id, change, reason },
    { as: by.accessToken, headers: { 'idempotency-key': key } },
  );

const entries = () => test.database.sql`
  select details from audit_entry where subject_id = ${ana.user.id} and action = 'user.credits-corrected' order by id`;

describe('a correction of credits [M44]', () => {
  it('is a movement with a reason that the owner reads, and is written down', async () => {
    const { data } = await correct('7');
    expect((data as AdminUser).credits).toBe(7);
    expect(((await correct('-2', { reason: 'Greškom dodato' })).data as AdminUser).credits).toBe(5);
    const read = await test.call('GET', '/user/credits', null, { as: ana.accessToken });
    expect(
      (read.data as CreditMovement[]).map(({ change, left, kind, reason }) => [change, left, kind, reason]),
    ).toEqual([
      [-2, 5, 'correction', 'Greškom dodato'],
      [7, 7, 'correction', 'Dvaput naplaćeno'],
    ]);
    expect((await entries()).map(({ details }) => details as unknown)).toEqual([
      { change: 7, reason: 'Dvaput naplaćeno' },
      { change: -2, reason: 'Greškom dodato' },
    ]);
    expect(await checkLedger(test.database.sql)).toEqual([]);
  });

  it('happens once for its key; another one with the same key is a conflict', async () => {
    const key = crypto.randomUUID();
    const answers = await Promise.all([correct('7', { key }), correct('7', { key })]);
    expect(answers.map(({ data }) => (data as AdminUser).credits)).toEqual([7, 7]);
    expect((await correct('8', { key })).error).toBe('conflict');
    expect(await entries()).toHaveLength(1);
  });

  it('takes no more than there is', async () => {
    await correct('3');
    const { status, data } = await correct('-5');
    expect([status, data]).toEqual([402, { missing: 2 }]);
    expect(await entries()).toHaveLength(1);
  });

  it.each(['0', '-0', '+5', '1e3', '1.5', '1,5', '1 000', '1\u00a0000', '100001', '9999999', ' 5', '', 'NaN', '٣', 5])(
    'of %j is refused',
    async (change) => {
      expect((await correct(change)).status).toBe(422);
      expect(await entries()).toHaveLength(0);
    },
  );

  it('needs a reason', async () => {
    expect((await correct('5', { reason: '  ' })).errors).toEqual({ reason: ['required'] });
  });

  it('is for administrators of head office, and never for the own account', async () => {
    expect((await correct('5', { by: ana })).status).toBe(403);
    expect((await correct('5', { by: await test.administrator('RS') })).status).toBe(403);
    expect((await correct('5', { to: vera })).error).toBe('forbidden');
  });
});
