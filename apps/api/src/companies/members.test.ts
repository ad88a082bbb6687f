import type { CompanyMembership } from '@volan/api-contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { insertCompany } from '../testing/insertCompany.ts';
import { goodPassword, openTestAccounts, type TestPerson } from '../testing/openTestAccounts.ts';

const test = openedForFile(openTestAccounts);
let boss: TestPerson;
let companyId: number;

beforeEach(async () => {
  await test.beginAnew();
  boss = await active({ type: 2 });
  const { sql } = test.database;
  const slug = await insertCompany(sql, { seller: boss.user.id, name: `Auto ${boss.user.id}` });
  const [row] = await sql<{ id: number }[]>`select id from company where slug = ${slug}`;
  companyId = row?.id ?? 0;
});

async function active({ type = 1, email }: { type?: number; email?: string } = {}) {
  const person = await test.person(email);
  await test.database.sql`update users set status = 1, type_id = ${type} where id = ${person.user.id}`;
  return person;
}

const as = ({ accessToken }: TestPerson) => ({ as: accessToken });
const invite = (by: TestPerson, email: string, role = 'staff') =>
  test.call('POST', '/company/invite', { company_id: companyId, email, role }, as(by));
const remove = (by: TestPerson, { user }: TestPerson) =>
  test.call('DELETE', `/company/member?company_id=${companyId}&user_id=${user.id}`, null, as(by));
const accept = (by: TestPerson, token: string) => test.call('POST', '/company/accept', { token }, as(by));
const withdraw = (id: number) => test.call('DELETE', `/company/invitation?id=${id}`, null, as(boss));
const leave = (person: TestPerson) => test.call('POST', '/auth/remove-account', { password: goodPassword }, as(person));
const companiesOf = async (person: TestPerson) =>
  (await test.call('GET', '/company/members', null, as(person))).data as CompanyMembership[];

async function mailedToken(email: string) {
  const [mail] = await test.database.sql<{ content: { link?: string } }[]>`
    select content from mail where recipient = ${email} and template = 'company-invitation' order by id desc limit 1`;
  return new URL(mail?.content.link ?? '', 'http://x').searchParams.get('token') ?? '';
}

/** Gives the company more seats. */
const buyLot = () => test.database.sql`
  insert into user_plan (user_id, plan, starts_at, ends_at)
  values (${boss.user.id}, 'lot', now() - interval '1 day', now() + interval '300 days')`;

/** An invited person, with the secret of the mail and the response of the call. */
async function invited() {
  const person = await active();
  const { data } = await invite(boss, person.email);
  return { person, token: await mailedToken(person.email), id: (data as { id: number }).id };
}

/** A person who has joined the company. */
async function member(role = 'staff') {
  const person = await active();
  await invite(boss, person.email, role);
  expect((await accept(person, await mailedToken(person.email))).status).toBe(200);

  return person;
}

describe('the members of a company [H07]', () => {
  it('join by a link of a mail, once, also with an account that is opened later', async () => {
    const email = test.newEmail();
    expect((await invite(boss, email)).data).toMatchObject({ email, role: 'staff' });
    const token = await mailedToken(email);
    const iva = await active({ email });
    const { data } = await test.call('POST', '/company/invitation', { token }, as(iva));
    expect(data).toEqual({ company: `Auto ${boss.user.id}`, role: 'staff', is_for_you: true });
    expect((await accept(iva, token)).data).toEqual({ company_id: companyId });
    expect((await accept(iva, token)).error).toBe('not-found');
    const [mine] = await companiesOf(iva);
    expect(mine).toMatchObject({ company_id: companyId, role: 'staff', invitations: [] });
    expect(mine?.members.map(({ user_id, email: shown }) => [user_id, shown])).toEqual([
      [boss.user.id, null],
      [iva.user.id, null],
    ]);
  });

  it('join by an invitation to their own address only; the database does not hold the link', async () => {
    const email = test.newEmail();
    await invite(boss, email);
    const token = await mailedToken(email);
    expect((await accept(await active(), token)).error).toBe('forbidden');
    const rows = await test.database.sql`select * from company_invitation where company_id = ${companyId}`;
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('cannot join by a link that is over its time, withdrawn or replaced', async () => {
    const iva = await active();
    await invite(boss, iva.email);
    const first = await mailedToken(iva.email);
    const { data } = await invite(boss, iva.email);
    expect((await accept(iva, first)).error).toBe('not-found');
    const { id } = data as { id: number };
    await withdraw(id);
    expect((await accept(iva, await mailedToken(iva.email))).error).toBe('not-found');
    await invite(boss, iva.email);
    await test.database.sql`update company_invitation set expires_at = now() where company_id = ${companyId}`;
    expect((await accept(iva, await mailedToken(iva.email))).error).toBe('not-found');
  });

  it('prove their address by the link of the mail [M03]', async () => {
    const iva = await test.person();
    await invite(boss, iva.email);
    expect((await accept(iva, await mailedToken(iva.email))).status).toBe(200);
    const [row] = await test.database.sql`
      select status, email_verified_at is not null as proven from users where id = ${iva.user.id}`;
    expect(row).toEqual({ status: 1, proven: true });
  });

  it('take their invitations with them when they are removed', async () => {
    await buyLot();
    const owner = await member('owner');
    const friend = await active();
    expect((await invite(owner, friend.email, 'owner')).status).toBe(200);
    expect((await remove(boss, owner)).status).toBe(200);
    expect((await accept(friend, await mailedToken(friend.email))).status).toBe(404);
  });

  it('get at most three mails a day at one address', async () => {
    const email = test.newEmail();
    const answers = [];
    for (let time = 0; time < 4; time += 1) answers.push((await invite(boss, email)).status);
    expect(answers).toEqual([200, 200, 200, 429]);
  });

  it('are invited by owners only, never for another company', async () => {
    const [staff, owner, stranger] = [await member(), await member('owner'), await active({ type: 2 })];
    await insertCompany(test.database.sql, { seller: stranger.user.id, name: `Drugi ${stranger.user.id}` });
    for (const person of [staff, stranger]) expect((await invite(person, test.newEmail())).error).toBe('forbidden');
    expect((await remove(stranger, staff)).error).toBe('forbidden');
    await remove(boss, staff);
    expect((await invite(owner, test.newEmail())).status).toBe(200);
  });

  it('are as many as the packet has seats, with those who are invited', async () => {
    await member();
    await invite(boss, test.newEmail());
    expect((await invite(boss, test.newEmail())).errors).toEqual({ email: ['seats-used-up'] });
    expect((await companiesOf(boss))[0]?.seats).toEqual({ used: 2, limit: 2 });
    expect((await invite(boss, boss.email)).errors).toEqual({ email: ['already-member'] });
  });

  it('may leave, but the account of the company stays [its last owner]', async () => {
    const [staff, owner] = [await member(), await member('owner')];
    expect((await remove(staff, owner)).error).toBe('forbidden');
    expect((await remove(staff, staff)).status).toBe(200);
    expect((await remove(owner, boss)).error).toBe('conflict');
    expect((await remove(boss, boss)).error).toBe('conflict');
    expect((await remove(owner, owner)).status).toBe(200);
    expect(await companiesOf(owner)).toEqual([]);
    expect((await companiesOf(boss))[0]?.members).toHaveLength(1);
  });

  it('free their seat and take their invitations with them when they remove their account', async () => {
    await buyLot();
    const owner = await member('owner');
    await invite(owner, test.newEmail());
    expect((await leave(owner)).data).toEqual({ removed: true });
    const [left] = await companiesOf(boss);
    expect(left?.members.map(({ user_id }) => user_id)).toEqual([boss.user.id]);
    expect(left).toMatchObject({ invitations: [], seats: { used: 0 } });
  });

  it('lose their rights with the good standing of the company, at the next call', async () => {
    const owner = await member('owner');
    await test.database.sql`update users set status = 2 where id = ${boss.user.id}`;
    expect((await invite(owner, test.newEmail())).status).toBe(403);
  });
});

describe('members and invitations at the same moment [H07]', () => {
  const rounds = [1, 2, 3, 4, 5, 6];
  const company = async () => (await companiesOf(boss))[0];

  it('stay or go with the owner who invites while they are removed', async () => {
    await buyLot();
    for (const _ of rounds) {
      const owner = await member('owner');
      const emails = [test.newEmail(), test.newEmail(), test.newEmail()];
      const [removed, ...made] = await Promise.all([
        remove(boss, owner),
        ...emails.map((email) => invite(owner, email)),
      ]);
      expect(removed.status).toBe(200);
      for (const { status } of made) expect([200, 403]).toContain(status);
      expect(await company()).toMatchObject({ invitations: [], seats: { used: 0 } });
    }
  });

  it('are owners of whom one stays where two remove each other', async () => {
    await buyLot();
    for (const _ of rounds) {
      const [one, other] = [await member('owner'), await member('owner')];
      const answers = await Promise.all([remove(one, other), remove(other, one)]);
      expect(answers.map(({ status }) => status).toSorted((low, high) => low - high)).toEqual([200, 403]);
      expect((await company())?.members).toHaveLength(2);
      for (const owner of [one, other]) await remove(boss, owner);
    }
  });

  it('are withdrawn or accepted, never both', async () => {
    for (const round of rounds) {
      const { person, token, id } = await invited();
      // the withdrawal begins a few statements later each time
      const withdrawn = async () => {
        for (let ahead = 1; ahead < round; ahead += 1) await test.database.sql`select`;
        return withdraw(id);
      };
      const [joined, gone] = await Promise.all([accept(person, token), withdrawn()]);
      expect([joined.status, gone.status].toSorted((low, high) => low - high)).toEqual([200, 404]);
      expect(await companiesOf(person)).toHaveLength(joined.status === 200 ? 1 : 0);
      await remove(boss, person);
    }
  });

  it('are accepted or replaced by another invitation, never both', async () => {
    for (const _ of rounds) {
      const { person, token } = await invited();
      const [joined, again] = await Promise.all([accept(person, token), invite(boss, person.email)]);
      expect([
        [200, 422],
        [404, 200],
      ]).toContainEqual([joined.status, again.status]);
      await remove(boss, person);
      await test.database.sql`delete from company_invitation where company_id = ${companyId}`;
    }
  });

  it('keep no seat for a user who removes their account while joining', async () => {
    for (const _ of rounds) {
      const { person, token, id } = await invited();
      const [, removed] = await Promise.all([accept(person, token), leave(person)]);
      expect(removed.status).toBe(200);
      await withdraw(id);
      expect((await company())?.seats.used).toBe(0);
    }
  });
});
