import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { openAdministrator } from '../testing/administrators.ts';
import { goodPassword, openTestAccounts, type TestPerson } from '../testing/openTestAccounts.ts';

const test = openedForFile(openTestAccounts);

beforeEach(() => test.beginAnew());

const app = { headers: { uid: 'a1b2c3d4-e5f6-7890-abcd-ef0123456789.mi3k2v' }, address: '203.0.113.9' };
const move = (as: TestPerson, { user }: TestPerson, email: string) =>
  test.call('POST', '/admin/update-user', { id: user.id, email, name: 'Ana Anić' }, { as: as.accessToken });
const addressOf = async ({ user }: TestPerson) => {
  const [row] = await test.database.sql`
    select email, email_verified_at is not null as verified from users where id = ${user.id}`;
  return row;
};

describe('changing the address of an account', () => {
  it('while its owner confirms the old one, or requests another code: the new one is never confirmed', async () => {
    const vera = await openAdministrator(test);
    for (let round = 0; round < 6; round += 1) {
      await test.beginAnew();
      const [ana, email] = [await test.person(), test.newEmail()];
      const code = await test.mailedCode(ana.email);
      const [moved, ...owner] = await Promise.all([
        move(vera, ana, email),
        test.call('POST', '/auth/verify/email', { code }, { as: ana.accessToken }),
        test.call('POST', '/auth/verify/email', {}, { as: ana.accessToken }),
      ]);
      expect(moved.status).toBe(200);
      for (const { status } of owner) expect([200, 401, 422]).toContain(status);
      expect(await addressOf(ana)).toEqual({ email, verified: false });
      // the code that is good was mailed to the new address
      const [mail] = await test.database.sql`
        select recipient from mail where recipient in ${test.database.sql([ana.email, email])}
          and template = 'verify-email'
        order by id desc limit 1`;
      expect(mail).toEqual({ recipient: email });
    }
  });

  it('while a new password is set with a code of the one before: the new one is never confirmed', async () => {
    const vera = await openAdministrator(test);
    for (let round = 0; round < 6; round += 1) {
      await test.beginAnew();
      const [ana, email] = [await test.person(), test.newEmail()];
      await test.call('POST', '/auth/forgot-password', { email: ana.email }, app);
      const reset = { email: ana.email, code: await test.mailedCode(ana.email), password: 'druga kuća u dolini' };
      const [moved, set] = await Promise.all([
        move(vera, ana, email),
        test.call('POST', '/auth/reset-password', reset, app),
      ]);
      expect(moved.status).toBe(200);
      expect([200, 422]).toContain(set.status);
      expect(await addressOf(ana)).toEqual({ email, verified: false });
    }
  });

  it('while a code is mailed to the one before: none of those mailed there is good', async () => {
    const vera = await openAdministrator(test);
    for (let round = 0; round < 6; round += 1) {
      await test.beginAnew();
      const [ana, email] = [await test.person(), test.newEmail()];
      await Promise.all([
        move(vera, ana, email),
        test.call('POST', '/auth/forgot-password', { email: ana.email }, app),
        test.call('POST', '/auth/sign-in-code', { email: ana.email }, app),
      ]);
      const codes = await test.database.sql`select purpose from one_time_code where user_id = ${ana.user.id}`;
      expect(codes).toEqual([{ purpose: 'verify-email' }]);
    }
  });

  it('of two accounts to one address at once, and registering with it: one gets it, the others see that it is taken', async () => {
    const [vera, sava] = [await openAdministrator(test), await openAdministrator(test)];
    for (let round = 0; round < 6; round += 1) {
      await test.beginAnew();
      const [ana, iva, email] = [await test.person(), await test.person(), test.newEmail()];
      const answers = await Promise.all([
        move(vera, ana, email),
        move(sava, iva, email),
        test.call('POST', '/auth/register', { email, password: goodPassword, name: 'Ana Anić' }),
      ]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
      for (const { errors } of answers.filter(({ status }) => status === 422))
        expect(errors).toEqual({ email: ['email-taken'] });
    }
  });
});
