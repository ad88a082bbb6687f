import { randomBytes } from 'node:crypto';
import type { OpenSession, SecondFactorAsked } from '@volan/api-contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { fromWeb, goodPassword, openTestAccounts } from '../testing/openTestAccounts.ts';
import { deleteOldDevices, maxDevices } from './knownDevices.ts';

const test = openedForFile(openTestAccounts);

beforeEach(() => test.beginAnew());

/** A browser with this device cookie. */
const browser = (device: string | null) => ({
  headers: { ...fromWeb, ...(device !== null && { 'x-visitor-device': device }) },
});

/** A new account, and a browser of its owner. */
async function owner() {
  const { email, user, cookies } = await test.person(undefined, browser(null));
  const device = cookies['dvT'] ?? '';
  return { email, id: user.id, device, own: browser(device) };
}

const attack = (times: number, attempt: () => Promise<unknown>) => Promise.all(Array.from({ length: times }, attempt));
const newPassword = 'druga kuća u dolini';
const ask = (email: string, asked: object) => test.call('POST', '/auth/forgot-password', { email }, asked);
const reset = (email: string, code: string, asked: object) =>
  test.call('POST', '/auth/reset-password', { email, code, password: newPassword }, asked);

describe('strangers who use up the tries of an account', () => {
  it('keep its owner out of no device that was used before, and are stopped themselves [M61]', async () => {
    const { email, own } = await owner();
    await attack(25, () => test.signIn(email, 'pogrešna lozinka'));
    expect((await test.signIn(email)).error).toBe('rate-limited');
    expect((await test.signIn(email, goodPassword, own)).status).toBe(200);
  });

  it('stop no known device, also from the same network', async () => {
    const { email, own } = await owner();
    const address = '203.0.113.77';
    await attack(40, () => test.signIn(test.newEmail(), 'pogrešna lozinka', { address }));
    expect((await test.signIn(email, goodPassword, { ...own, address })).status).toBe(200);
  });

  it('leave it its mails and its code [J08-J10]', async () => {
    const { email, own } = await owner();
    await attack(6, () => ask(email, {}));
    await ask(email, own);
    const code = await test.mailedCode(email);
    await attack(6, () => reset(email, '000000', {}));
    expect((await reset(email, code, own)).data).toEqual({ changed: true, passkeys: 0 });
  });

  it('leave it its second step', async () => {
    const { email, id, own } = await owner();
    await test.database.sql`insert into totp (user_id, secret, confirmed_at) values (${id}, '', now())`;
    const second = async (asked: object) => {
      const { data } = await test.signIn(email, goodPassword, asked);
      const { challenge } = data as SecondFactorAsked;
      return test.call('POST', '/auth/second-factor', { challenge, code: 'ABCDE-ABCDE' }, asked);
    };
    await attack(5, () => second({}));
    expect((await second({})).error).toBe('rate-limited');
    expect((await second(own)).errors).toEqual({ code: ['code-wrong'] });
  });
});

describe('an owner on a new device while strangers guess the password', () => {
  const guess = (email: string) => attack(25, () => test.signIn(email, 'pogrešna lozinka'));
  const fresh = () => browser(randomBytes(16).toString('base64url'));

  it('sets a new password by the mailed code, and signs in with it while the attack continues [J08-J10, M61]', async () => {
    const [{ email }, device] = [await owner(), fresh()];
    await guess(email);
    expect((await test.signIn(email, goodPassword, device)).error).toBe('rate-limited');
    await ask(email, device);
    expect((await reset(email, await test.mailedCode(email), device)).data).toEqual({ changed: true, passkeys: 0 });
    await guess(email);
    expect((await test.signIn(email, newPassword, device)).status).toBe(200);
  });

  it('signs in by a mailed code', async () => {
    const [{ email, id }, device] = [await owner(), fresh()];
    await guess(email);
    await test.call('POST', '/auth/sign-in-code', { email }, device);
    const code = await test.mailedCode(email);
    const { data } = await test.call('POST', '/auth/sign-in-code/use', { email, code }, device);
    expect((data as OpenSession).user.id).toBe(id);
  });

  it('is mailed a code for the right password, once for a browser, when strangers have used up its tries and its mails', async () => {
    const [{ email, id }, device] = [await owner(), fresh()];
    const mails = async () => {
      const [row] = await test.database.sql`
        select count(*)::int as mails from mail where recipient = ${email} and template = 'sign-in-code'`;
      return row?.['mails'];
    };
    await attack(30, () => test.call('POST', '/auth/sign-in-code', { email }, {}));
    await guess(email);
    const used = await mails();
    const wrong = await test.signIn(email, 'pogrešna lozinka', device);
    expect(await mails()).toBe(used);

    const right = await test.signIn(email, goodPassword, device);
    expect([right.status, right.body]).toEqual([429, wrong.body]);
    const code = await test.mailedCode(email);
    await test.signIn(email, goodPassword, device);
    expect(await mails()).toBe(used + 1);
    const { data } = await test.call('POST', '/auth/sign-in-code/use', { email, code }, device);
    expect((data as OpenSession).user.id).toBe(id);
  });

  it('begins to count wrong codes again with the code that a right password mailed, and no earlier for it', async () => {
    const [{ email }, device] = [await owner(), fresh()];
    const enterWrong = async () => {
      const { errors } = await test.call('POST', '/auth/sign-in-code/use', { email, code: '000000' }, device);
      return (errors as { code: string[] }).code;
    };
    const useUp = () => attack(5, enterWrong);
    await guess(email);
    await useUp();
    expect(await enterWrong()).toEqual(['code-used-up']);

    await test.signIn(email, 'pogrešna lozinka', device);
    expect(await enterWrong()).toEqual(['code-wrong']);
    await useUp();
    await test.signIn(email, goodPassword, device);
    expect(await enterWrong()).toEqual(['code-wrong']);
  });

  it('gets the mail that three networks of strangers had asked for before, and the fifth of them gets none', async () => {
    const { email } = await owner();
    const mails = async () => {
      const [row] = await test.database.sql`
        select count(*)::int as mails from mail where recipient = ${email} and template = 'reset-password'`;
      return row?.['mails'];
    };
    for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.3'])
      await attack(6, () => ask(email, { address }));
    expect(await mails()).toBe(9);
    await ask(email, fresh());
    expect(await mails()).toBe(10);
    await attack(30, () => ask(email, {}));
    expect(await mails()).toBe(20);
  });
});

describe('a code for a new password', () => {
  it('is good only in the browser that asked for it, and another one burns none of its tries', async () => {
    const { email, own } = await owner();
    await ask(email, own);
    const code = await test.mailedCode(email);
    const elsewhere = browser('A'.repeat(22));
    expect((await reset(email, code, elsewhere)).errors).toEqual({ code: ['code-wrong'] });
    await attack(5, () => reset(email, '000000', elsewhere));
    expect((await reset(email, code, own)).data).toEqual({ changed: true, passkeys: 0 });
  });

  it('gives a browser without an id the one that its code is good for', async () => {
    const { email } = await owner();
    const { headers } = await ask(email, browser(null));
    const device = /dvT=([\w-]{22}); Path=\/; SameSite=Lax; Domain=volan\.localhost; Secure; HttpOnly/.exec(
      String(headers['set-cookie']),
    )?.[1];
    expect((await reset(email, await test.mailedCode(email), browser(device ?? ''))).data).toEqual({
      changed: true,
      passkeys: 0,
    });
  });

  it('is mailed to a known device three times an hour too', async () => {
    const { email, own } = await owner();
    await attack(5, () => ask(email, own));
    const [row] = await test.database.sql`
      select count(*)::int as mails from mail where recipient = ${email} and template = 'reset-password'`;
    expect(row).toEqual({ mails: 3 });
  });
});

describe('a known device', () => {
  it('stays known for a year from each sign-in that is remembered', async () => {
    const { email, device, own } = await owner();
    const { headers } = await test.signIn(email, goodPassword, own);
    expect(String(headers['set-cookie'])).toContain(
      `dvT=${device}; Path=/; SameSite=Lax; Domain=volan.localhost; Secure; Max-Age=31536000; HttpOnly`,
    );
  });

  it('guesses ten times itself', async () => {
    const { email, own } = await owner();
    await attack(10, () => test.signIn(email, 'pogrešna lozinka', own));
    expect((await test.signIn(email, goodPassword, own)).error).toBe('rate-limited');
  });

  it('is not known for another account', async () => {
    const [{ email }, { own }] = [await owner(), await owner()];
    await attack(21, () => test.signIn(email, 'pogrešna lozinka'));
    expect((await test.signIn(email, goodPassword, own)).error).toBe('rate-limited');
  });

  it('is not known by a header of its own: only our web server may pass the cookie on', async () => {
    const { email, device } = await owner();
    await attack(21, () => test.signIn(email, 'pogrešna lozinka'));
    const { error } = await test.signIn(email, goodPassword, { headers: { 'x-visitor-device': device } });
    expect(error).toBe('rate-limited');
  });

  it('is an app that shows the uid it signed in with', async () => {
    const uid = { headers: { uid: 'a1b2c3d4-e5f6-7890-abcd-ef0123456789.mi3k2v' } };
    const { email } = await test.person(undefined, uid);
    await attack(21, () => test.signIn(email, 'pogrešna lozinka'));
    expect((await test.signIn(email, goodPassword, uid)).status).toBe(200);
  });

  it('is forgotten after a year without a sign-in, as the oldest of many, and where the address was not its owner’s', async () => {
    const { email, id } = await owner();
    const { sql } = test.database;
    const known = async () => {
      const [row] = await sql`select count(*)::int as devices from known_device where user_id = ${id}`;
      return row?.['devices'];
    };
    for (let device = 0; device < maxDevices + 3; device += 1) {
      // one after the other, as they come
      await test.signIn(email, goodPassword, browser(String(device).padStart(22, 'x')));
    }
    expect(await known()).toBe(maxDevices);
    await test.call('POST', '/auth/sign-in-code', { email }, browser('B'.repeat(22)));
    const code = await test.mailedCode(email);
    const { data } = await test.call('POST', '/auth/sign-in-code/use', { email, code }, browser('B'.repeat(22)));
    expect([(data as OpenSession).user.id, await known()]).toEqual([id, 1]);
    await sql`update known_device set seen_at = now() - interval '366 days' where user_id = ${id}`;
    await deleteOldDevices(sql);
    expect(await known()).toBe(0);
  });

  it('does not wait for another request of its account that locks the oldest devices', async () => {
    const { email, id } = await owner();
    const { sql } = test.database;
    await sql`
      insert into known_device (user_id, device, seen_at)
      select ${id}, sha256(n::text::bytea), now() - n * interval '1 day' from generate_series(1, ${maxDevices}) n`;
    await sql.begin(async (other) => {
      await other`select from known_device where user_id = ${id} for update`;
      expect((await test.signIn(email, goodPassword, browser('C'.repeat(22)))).status).toBe(200);
    });
  });
});
