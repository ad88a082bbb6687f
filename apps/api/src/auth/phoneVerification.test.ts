import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { openTestAccounts, type TestPerson } from '../testing/openTestAccounts.ts';
import { SmsNotSent, type TextMessage } from '../platform/sms/SmsSender.ts';

let sent: TextMessage[] = [];
let isAway = false;
const test = openedForFile(() =>
  openTestAccounts({
    sms: {
      send(message) {
        if (isAway) return Promise.reject(new SmsNotSent('The SMS gateway answered 503.'));

        sent.push(message);
        return Promise.resolve();
      },
    },
  }),
);

beforeEach(async () => {
  await test.beginAnew();
  sent = [];
  isAway = false;
});

let numbers = 1_000_000;
const newNumber = () => `+38164${++numbers}`;
const ask = (as: TestPerson, body: object, address?: string) =>
  test.call('POST', '/auth/verify/phone', body, { as: as.accessToken, ...(address !== undefined && { address }) });
const lastCode = () => sent.at(-1)?.text.slice(0, 6) ?? '';
const phoneOf = async (person: TestPerson) => {
  const { data } = await test.call('GET', '/user', null, { as: person.accessToken });
  const { mobile, mobile_verified } = data as { mobile: string | null; mobile_verified: boolean };
  return { mobile, mobile_verified };
};
async function prove(person: TestPerson, phone: string) {
  await ask(person, { phone });
  expect((await ask(person, { phone, code: lastCode() })).data).toEqual({ verified: true, phone });
}

describe('verifying a phone [J06, G14]', () => {
  it('sends a code that makes the number the verified one of the account, once', async () => {
    const person = await test.person();
    const { data } = await ask(person, { phone: '064 / 555 01 01' });
    expect(data).toEqual({ verified: false, phone: '+381645550101' });
    expect(sent).toEqual([
      {
        to: '+381645550101',
        from: 'Volan',
        text: expect.stringMatching(/^\d{6} je vaš kod za Volan\. Važi 10 minuta\./),
      },
    ]);
    const code = lastCode();
    expect(await phoneOf(person)).toEqual({ mobile: null, mobile_verified: false });
    expect((await ask(person, { phone: '+381645550101', code })).data).toMatchObject({ verified: true });
    expect(await phoneOf(person)).toEqual({ mobile: '+381645550101', mobile_verified: true });
    expect((await ask(person, { phone: '+381645550101', code })).errors).toEqual({ code: ['code-expired'] });
  });

  it('refuses the code for another number', async () => {
    const person = await test.person();
    const phone = newNumber();
    await ask(person, { phone });
    expect((await ask(person, { phone: newNumber(), code: lastCode() })).errors).toEqual({ code: ['code-wrong'] });
    expect((await ask(person, { phone, code: lastCode() })).data).toMatchObject({ verified: true });
  });

  it('takes no code after five wrong ones', async () => {
    const person = await test.person();
    const phone = newNumber();
    await ask(person, { phone });
    const wrong = lastCode() === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await ask(person, { phone, code: wrong })).errors).toEqual({ code: ['code-wrong'] });
    }
    expect((await ask(person, { phone, code: lastCode() })).errors).toEqual({ code: ['code-expired'] });
  });

  it.each([
    ['011 333 4444', 'phone-not-mobile'],
    ['064 12', 'phone'],
    ['+1 212 555 0123', 'phone-country'],
  ])('sends nothing to %s: %s', async (phone, problem) => {
    const person = await test.person();
    const { status, errors } = await ask(person, { phone });
    expect([status, errors, sent]).toEqual([422, { phone: [problem] }, []]);
  });

  it('sends three messages an hour for an account, ten from a network, five to a number', async () => {
    const [one, phone] = [await test.person(), newNumber()];
    const statuses = async (count: number, send: (time: number) => Promise<{ status: number }>) => {
      const all = [];
      for (let time = 0; time < count; time += 1) all.push((await send(time)).status);
      return all;
    };
    expect(await statuses(4, () => ask(one, { phone: newNumber() }))).toEqual([200, 200, 200, 429]);
    const people = await Promise.all(Array.from({ length: 11 }, () => test.person()));
    const person = (time: number) => people[time] ?? one;
    expect((await statuses(6, (time) => ask(person(time), { phone }))).at(-1)).toBe(429);
    await test.beginAnew();
    const fromOne = await statuses(11, (time) => ask(person(time), { phone: newNumber() }, '203.0.113.9'));
    expect([fromOne.at(-2), fromOne.at(-1)]).toEqual([200, 429]);
  });

  it('does not count messages for a number that are refused to an account', async () => {
    const [one, other, phone] = [await test.person(), await test.person(), newNumber()];
    for (let time = 0; time < 3; time += 1) expect((await ask(one, { phone: newNumber() })).status).toBe(200);
    for (let time = 0; time < 6; time += 1) expect((await ask(one, { phone })).status).toBe(429);
    expect((await ask(other, { phone })).status).toBe(200);
  });

  it('says so where no message can be sent, and does not count it', async () => {
    const [person, phone] = [await test.person(), newNumber()];
    isAway = true;
    for (let time = 0; time < 4; time += 1) {
      const { status, error } = await ask(person, { phone });
      expect([status, error]).toEqual([503, 'sms-unavailable']);
    }
    isAway = false;
    expect((await ask(person, { phone })).status).toBe(200);
  });

  it('gives a number to the account that proved it last, and tells the other owner', async () => {
    const [before, after, phone] = [await test.person(), await test.person(), newNumber()];
    await prove(before, phone);
    await prove(after, phone);
    expect(await phoneOf(before)).toEqual({ mobile: phone, mobile_verified: false });
    expect(await phoneOf(after)).toEqual({ mobile: phone, mobile_verified: true });
    const mails = await test.database.sql`
      select content from mail where recipient = ${before.email} and template = 'phone-moved'`;
    expect(mails).toEqual([{ content: { phone } }]);
  });
});

describe('proving numbers at once', () => {
  /** Asks for two codes, then proves the number with both accounts at once. */
  async function proveAtOnce(...proofs: readonly (readonly [TestPerson, string])[]) {
    const bodies: { as: TestPerson; phone: string; code: string }[] = [];
    for (const [as, phone] of proofs) {
      await ask(as, { phone });
      bodies.push({ as, phone, code: lastCode() });
    }
    const answers = await Promise.all(bodies.map(({ as, ...body }) => ask(as, body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  }

  it('leaves one number to the later of two accounts', async () => {
    const [one, other] = [await test.person(), await test.person()];
    for (let round = 0; round < 6; round += 1) {
      await test.beginAnew();
      const phone = newNumber();
      await proveAtOnce([one, phone], [other, phone]);
      const verified = [await phoneOf(one), await phoneOf(other)].filter(({ mobile_verified }) => mobile_verified);
      expect(verified).toEqual([{ mobile: phone, mobile_verified: true }]);
    }
  });

  it('lets two accounts swap their numbers', async () => {
    const [one, other] = [await test.person(), await test.person()];
    let [first, second] = [newNumber(), newNumber()];
    await prove(one, first);
    await prove(other, second);
    for (let round = 0; round < 6; round += 1) {
      await test.beginAnew();
      await proveAtOnce([one, second], [other, first]);
      expect([await phoneOf(one), await phoneOf(other)]).toEqual([
        { mobile: second, mobile_verified: true },
        { mobile: first, mobile_verified: true },
      ]);
      [first, second] = [second, first];
    }
  });
});

describe('a verified phone', () => {
  it('that is changed is verified no longer', async () => {
    const person = await test.person();
    await prove(person, newNumber());
    await test.database.sql`update users set mobile = '+381641112223' where id = ${person.user.id}`;
    expect(await phoneOf(person)).toEqual({ mobile: '+381641112223', mobile_verified: false });
  });
});
