import type { ManagedAppeal, ManagedCompany, OwnCompany, ReviewItem, Statement } from '@volan/api-contract';
import { listingStatus } from '@volan/domain-rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { fine, openTestSelling } from '../../selling/sellingTesting.ts';
import { openedForFile } from '../../testing/openedForFile.ts';
import { goodPassword, type TestPerson } from '../../testing/openTestAccounts.ts';
import { undoMs } from '../decisions.ts';
import { endVerified, notifyCompanyDecisions } from './companyDecisions.ts';

const test = openedForFile(openTestSelling);
const { pending, active, rejected } = listingStatus;

let dealer: TestPerson;
let vera: TestPerson;
let id: number;

const as = (person: TestPerson) => ({ as: person.accessToken });
const registration = {
  name: 'Auto plac Čačak',
  legal_name: 'Auto plac d.o.o.',
  type: 2,
  country_id: 688,
  tax_id: '100001159',
  registry_number: '17021397',
  address: 'Glavna 1',
  phone: '+38132371234',
};

beforeEach(async () => {
  await test.beginAnew();
  const { sql } = test.database;
  await sql`truncate company, ad_decision, mail, notification, review_claim cascade`;
  dealer = await test.seller();
  vera = await test.administrator();
  id = fine<OwnCompany>(await test.call('PUT', '/user/company', registration, as(dealer))).id;
});

const own = async () => fine<OwnCompany>(await test.call('GET', '/user/company', null, as(dealer)));
const change = (fields: object) => test.call('POST', '/user/company', { company_id: id, ...fields }, as(dealer));
const read = (by = vera) => test.call('GET', `/admin/company?id=${id}`, null, as(by));
const managed = async () => fine<ManagedCompany>(await read());
const page = async (slug: string) => (await test.call('GET', `/companies/${slug}`)).status;
const items = async (by = vera) =>
  fine<ReviewItem[]>(await test.call('GET', '/admin/review-items?kind=company', null, as(by)));

async function decide(status: number, more: object = {}, by = vera) {
  const { version } = await managed();
  return test.call('POST', '/admin/company/status', { id, status, version, ...more }, as(by));
}
const approve = async (more: object = {}) => fine(await decide(active, more));
const undo = (by = vera) => test.call('POST', '/admin/company/undo', { id }, as(by));

/** The mails and notifications to the company, after the time to undo the decisions. */
async function told() {
  const { sql } = test.database;
  test.now += undoMs;
  await notifyCompanyDecisions(sql, new Date(test.now));
  const events = await sql<{ event: string }[]>`
    select event from notification where user_id = ${dealer.user.id} order by id`;
  const mails = await sql<{ content: { decision: string; reasons: string[]; reason: string } }[]>`
    select content from mail where recipient = ${dealer.email} and template = 'company-decision' order by id`;

  return { events: events.map(({ event }) => event), mails: mails.map(({ content }) => content) };
}

describe('a company that registers [J02, M12, P55]', () => {
  it('waits in the queue of moderators, with what is known of it', async () => {
    expect(await items()).toMatchObject([
      {
        kind: 'company',
        subject: String(id),
        title: 'Auto plac Čačak',
        why: ['new-company', 'no-documents'],
        score: 50,
      },
    ]);
    expect(await managed()).toMatchObject({
      status: 'new',
      data: { legal_name: 'Auto plac d.o.o.', tax_id: '100001159', address: 'Glavna 1' },
      changes: null,
      account: { id: dealer.user.id },
      queue: { position: 1, total: 1 },
    });
    expect(await own()).toMatchObject({ status: 'new', review: { state: 'waiting', question: '' } });
  });

  it('waits too when it opens an account with it', async () => {
    const email = test.newEmail();
    fine(await test.call('POST', '/auth/register-business', { email, password: goodPassword, ...registration }));
    expect(await items()).toMatchObject([
      { why: ['new-company', 'same-tax-number', 'no-documents'], score: 70 },
      { why: ['new-company', 'same-tax-number', 'no-documents'] },
    ]);
  });

  it('is one for each account, with a tax number that can exist', async () => {
    expect((await test.call('PUT', '/user/company', registration, as(dealer))).error).toBe('conflict');
    const wrong = { ...registration, tax_id: '100001158', registry_number: '12', phone: '12345' };
    const refused = await test.call('PUT', '/user/company', wrong, as(await test.seller()));
    expect(refused.errors).toEqual({ tax_id: ['tax-number'], registry_number: ['format'], phone: ['phone'] });
  });

  it('is seen by administrators of its country only [H04]', async () => {
    const [serbian, german] = [await test.administrator('RS'), await test.administrator('DE')];
    expect([(await items(serbian)).length, (await items(german)).length]).toEqual([1, 0]);
    expect([(await read(serbian)).status, (await read(german)).error]).toEqual([200, 'not-found']);
    expect((await decide(active, {}, german)).error).toBe('not-found');
  });
});

describe('an approval [M12, P55]', () => {
  it('makes the company public at once, in the list too, and tells it after the time to undo', async () => {
    const { slug } = await own();
    expect(await page(slug)).toBe(404);
    await approve();
    expect(await page(slug)).toBe(200);
    expect(fine<{ slug: string }[]>(await test.call('GET', '/companies')).map((each) => each.slug)).toEqual([slug]);
    expect([await items(), await own()]).toMatchObject([[], { status: 'public', review: null, verified: false }]);
    expect(await told()).toMatchObject({ events: ['company-approved'], mails: [{ decision: 'company-approved' }] });
    expect((await told()).mails).toHaveLength(1);
  });

  it('can give "verified", which lapses after two years', async () => {
    const { sql } = test.database;
    await approve({ verified: true });
    const { verified, verified_until: until } = await own();
    expect([verified, until?.slice(0, 4)]).toEqual([true, String(new Date(test.now).getUTCFullYear() + 2)]);
    expect(await endVerified(sql, new Date(Date.parse(until ?? '') - 1000))).toBe(0);
    expect(await endVerified(sql, new Date(Date.parse(until ?? '')))).toBe(1);
    expect(await own()).toMatchObject({ verified: false, verified_until: null });
    await approve({ verified: true });
    expect(await own()).toMatchObject({ verified: true });
    expect((await told()).events).toEqual(['company-approved']);
  });

  it('is refused for data that the moderator has not seen', async () => {
    const { version } = await managed();
    fine(await change({ name: 'Auto centar Čačak' }));
    const late = await test.call('POST', '/admin/company/status', { id, status: active, version }, as(vera));
    expect(late.error).toBe('conflict');
    await approve();
    expect((await decide(active)).error).toBe('conflict');
  });

  it('is written to the audit log', async () => {
    await approve();
    const { sql } = test.database;
    const [entry] = await sql`select action, subject_id::int as subject from audit_entry order by id desc limit 1`;
    expect(entry).toEqual({ action: 'company.approved', subject: dealer.user.id });
  });

  it('is not for those who act for the company, nor for one that another moderator has claimed', async () => {
    const { sql } = test.database;
    const milan = await test.administrator();
    fine(await test.call('POST', '/admin/company/claim', { id }, as(milan)));
    expect((await decide(active)).error).toBe('case-held');
    fine(await test.call('POST', '/admin/company/release', { id }, as(milan)));
    await sql`insert into company_member (company_id, user_id, role) values (${id}, ${vera.user.id}, 'staff')`;
    expect((await decide(active)).error).toBe('forbidden');
  });
});

describe('a refusal [M12, P55, P60]', () => {
  const refusal = { reasons: ['data-differ', 'documents-missing'], reason: 'Pošaljite izvod.' };

  it('needs a reason, and says what to do', async () => {
    expect((await decide(rejected)).errors).toEqual({ reason: ['required'] });
    fine(await decide(rejected, refusal));
    expect(await own()).toMatchObject({
      status: 'new',
      review: { state: 'refused', reasons: ['documents-missing', 'data-differ'], text: 'Pošaljite izvod.' },
    });
    expect(await told()).toMatchObject({
      events: ['company-rejected'],
      mails: [
        { decision: 'company-rejected', reasons: ['documents-missing', 'data-differ'], reason: 'Pošaljite izvod.' },
      ],
    });
  });

  it('ends when the company sends its data again', async () => {
    fine(await decide(rejected, refusal));
    fine(await change({ phones: ['011 2345678'] }));
    expect(await own()).toMatchObject({ phones: ['+381112345678'], review: { state: 'refused' } });
    fine(await change({ legal_name: 'Auto plac Čačak d.o.o.' }));
    expect(await own()).toMatchObject({ review: { state: 'waiting', reasons: [] } });
    expect(await items()).toHaveLength(1);
  });

  it('leaves the company the right to change its phones, landlines too, and names the wrong one', async () => {
    const wrong = await change({ phones: ['032 371 234', '12345678901234'] });
    expect(wrong.errors).toEqual({ 'phones.1': ['phone'] });
    fine(await change({ phones: ['032 371 234', '064 1234567'] }));
    expect((await own()).phones).toEqual(['+38132371234', '+381641234567']);
  });

  it('is appealed against, and another administrator may take it back', async () => {
    fine(await decide(rejected, refusal));
    test.now += undoMs;
    const statements = () => test.call('GET', '/user/statements', null, as(dealer));
    const [statement] = fine<Statement[]>(await statements());
    expect(statement).toMatchObject({
      decision: 'company-rejected',
      company: { id, name: 'Auto plac Čačak' },
      can_appeal: true,
    });
    const appeal = { decision: statement?.key, text: 'Izvod je poslat poštom.' };
    fine(await test.call('POST', '/user/appeals', appeal, as(dealer)));
    const milan = await test.administrator();
    const [waiting] = fine<ManagedAppeal[]>(await test.call('GET', '/admin/appeals', null, as(milan)));
    expect(waiting).toMatchObject({ statement: { company: { id } }, may_decide: true });
    fine(await test.call('POST', '/admin/appeals/decide', { id: waiting?.id, won: true }, as(milan)));
    expect(await page((await own()).slug)).toBe(200);
    expect(fine<Statement[]>(await statements())[0]).toMatchObject({ stands: false, appeal: { won: true } });
  });

  it('is not counted among the decisions about ads [N14]', async () => {
    fine(await decide(rejected, refusal));
    expect(fine<unknown[]>(await test.call('GET', '/moderation/numbers'))).toEqual([]);
  });
});

describe('a question [P55]', () => {
  it('is answered by the company, with words or by a change', async () => {
    expect((await decide(pending)).errors).toEqual({ reason: ['required'] });
    fine(await decide(pending, { reason: 'Gde je plac?' }));
    expect(await own()).toMatchObject({ review: { state: 'asked', question: 'Gde je plac?' } });
    expect((await told()).mails).toMatchObject([{ decision: 'company-asked', reason: 'Gde je plac?' }]);
    fine(await change({ answer: 'U Preljini.' }));
    expect(await managed()).toMatchObject({ question: '', answer: { question: 'Gde je plac?', text: 'U Preljini.' } });
    expect(await own()).toMatchObject({ review: { state: 'waiting' } });
  });

  it('comes after all other companies of the queue while nobody answered', async () => {
    fine(await decide(pending, { reason: 'Gde je plac?' }));
    const other = await test.seller();
    fine(await test.call('PUT', '/user/company', { ...registration, tax_id: '101134702' }, as(other)));
    expect((await items()).map(({ account }) => account.id)).toEqual([other.user.id, dealer.user.id]);
    expect((await managed()).queue).toMatchObject({ position: 2, total: 2, next: null });
  });
});

describe('an undo [M05, P55]', () => {
  it('restores the company, its review and "verified", and tells nothing', async () => {
    const { slug } = await own();
    await approve({ verified: true });
    fine(await undo());
    expect([await page(slug), await items()]).toMatchObject([404, [{ kind: 'company' }]]);
    expect(await own()).toMatchObject({ status: 'new', verified: false, review: { state: 'waiting' } });
    expect(await told()).toEqual({ events: [], mails: [] });
  });

  it('restores changes that were approved or refused', async () => {
    await approve();
    fine(await change({ name: 'Auto centar Čačak' }));
    await approve();
    fine(await undo());
    expect(await managed()).toMatchObject({
      data: { name: 'Auto plac Čačak' },
      changes: { name: 'Auto centar Čačak' },
    });
    fine(await decide(rejected, { reason: 'Ne.' }));
    fine(await undo());
    expect(await own()).toMatchObject({ review: { state: 'waiting' }, changes: { name: 'Auto centar Čačak' } });
  });

  it('is refused to others, too late, and after a change', async () => {
    await approve();
    expect((await undo(await test.administrator())).error).toBe('conflict');
    fine(await change({ web: 'https://auto.example' }));
    expect((await undo()).error).toBe('conflict');
    fine(await change({ name: 'Auto centar Čačak' }));
    await approve();
    test.now += undoMs;
    expect((await undo()).error).toBe('conflict');
  });
});

describe('the place of a company [M12]', () => {
  it('is a town with its region, a region alone, or none, in its own country', async () => {
    const { sql } = test.database;
    const [town] = await sql<{ id: number; region: number }[]>`
      select id, region_id as region from city where name = 'Novi Sad'`;
    const [abroad] = await sql<{ id: number }[]>`select id from region where country_id <> 688 limit 1`;
    const place = async (fields: object) => {
      const { city_id: city, region_id: region } = fine<OwnCompany>(await change(fields));
      return [city, region];
    };
    expect(await place({ city_id: town?.id })).toEqual([town?.id, town?.region]);
    expect(await place({ web: null })).toEqual([town?.id, town?.region]);
    expect(await place({ city_id: null, region_id: town?.region })).toEqual([null, town?.region]);
    expect(await place({ city_id: null })).toEqual([null, null]);
    expect((await change({ region_id: abroad?.id })).errors).toEqual({ region_id: ['value'] });
  });
});

describe('changed data of a public company [M12]', () => {
  beforeEach(async () => {
    await approve();
    await told();
    await test.database.sql`truncate notification, mail`;
  });

  it('wait for a moderator, and the old ones stay public until then', async () => {
    const { slug } = await own();
    const name = async () => fine<{ name: string }>(await test.call('GET', `/companies/${slug}`)).name;
    fine(await change({ name: 'Auto centar Čačak', address: 'Glavna 2' }));
    expect(await name()).toBe('Auto plac Čačak');
    expect(await managed()).toMatchObject({
      data: { name: 'Auto plac Čačak', address: 'Glavna 1' },
      changes: { name: 'Auto centar Čačak', address: 'Glavna 2' },
      why: ['changed-company', 'no-documents'],
    });
    await approve();
    expect([await name(), (await own()).slug]).toEqual(['Auto centar Čačak', slug]);
    expect((await told()).events).toEqual(['company-changed']);
  });

  it('wait too when the name is set in the profile: the ads show the old one until it is approved [J18]', async () => {
    const user = async () => fine<{ name: string }>(await test.call('GET', '/user', null, as(dealer))).name;
    const set = await test.call('POST', '/user/name', { name: 'Auto centar Čačak' }, as(dealer));
    expect([fine(set), await user()]).toEqual([{ name: 'Auto plac Čačak' }, 'Auto plac Čačak']);
    expect(await managed()).toMatchObject({ changes: { name: 'Auto centar Čačak' } });
    await approve();
    expect(await user()).toBe('Auto centar Čačak');
    fine(await undo());
    expect(await user()).toBe('Auto plac Čačak');
  });

  it('leave the queue when they are taken back', async () => {
    fine(await change({ name: 'Auto centar Čačak' }));
    fine(await change({ name: 'Auto plac Čačak' }));
    expect([await items(), (await own()).review]).toEqual([[], null]);
  });

  it('stay in the form when they are refused, and wait again only when they differ', async () => {
    fine(await change({ name: 'Auto centar Čačak' }));
    fine(await decide(rejected, { reasons: ['data-differ'] }));
    expect(await own()).toMatchObject({
      status: 'public',
      changes: { name: 'Auto centar Čačak' },
      review: { state: 'refused' },
    });
    expect((await told()).events).toEqual(['company-change-rejected']);
    fine(await change({ name: 'Auto centar Čačak' }));
    expect(await items()).toEqual([]);
    fine(await change({ name: 'Auto centar Čačak 2' }));
    expect(await items()).toHaveLength(1);
  });
});
