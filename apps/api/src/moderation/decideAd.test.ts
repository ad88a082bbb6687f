import type { AdFormContent, AdLink, ModeratedAd, MyAd } from '@volan/api-contract';
import { listingStatus } from '@volan/domain-rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { emptyAds } from '../testing/emptyAds.ts';
import { testMails } from '../notifications/mailTesting.ts';
import type { TestPerson } from '../testing/openTestAccounts.ts';
import { fine, openTestSelling, type Typed } from '../selling/sellingTesting.ts';

const test = openedForFile(openTestSelling);
let ana: TestPerson;
let vera: TestPerson;
let id: number;

const risky: Typed = { description: ['Uplata unapred.'] };

beforeEach(async () => {
  await test.beginAnew();
  await emptyAds(test.database.sql);
  await test.database.sql`delete from mail`;
  await test.database.sql`delete from notification`;
  [ana, vera] = [await test.seller(), await test.administrator()];
  ({ id } = fine<AdLink>(await test.publish(ana, risky)));
});

const queue = async (by = vera, query = '') =>
  fine<ModeratedAd[]>(await test.call('GET', `/admin/ads${query}`, null, { as: by.accessToken }));
const decide = (status: number, reason = '', by = vera, reasons: string[] = []) =>
  test.call('POST', '/admin/ad/status', { id, status, reasons, reason }, { as: by.accessToken });
const mails = () => testMails(test, ana.email);
const { pending, active, rejected, removed, archived } = listingStatus;

describe('the queue of moderators [J139, P57]', () => {
  it('lists risky ads with their reasons, the riskiest first', async () => {
    const milan = await test.seller();
    const vin = { vin: ['WVWZZZ1JZXW000003'], mileage: ['9.000'] };
    const first = fine<AdLink>(await test.publish(ana, vin));
    const worse = fine<AdLink>(await test.publish(milan, { ...vin, price: ['20.000'] }));
    const [picture] = await test.database.sql<{ id: number }[]>`
      insert into picture (object_key, width, height) values ('originals/test', 4, 3) returning id`;
    await test.database
      .sql`insert into ad_image (ad_id, sort, picture_id) values (${worse.id}, 0, ${picture?.id ?? 0})`;
    const [top, second, ...more] = await queue();
    expect(top).toMatchObject({ id: worse.id, risk: 70, reasons: ['duplicate-vin'], duplicate_of: { id: first.id } });
    expect(top).toMatchObject({ vin: 'WVWZZZ1JZXW•••003', seller_ads: 0, picture_ids: [picture?.id] });
    expect(second).toMatchObject({ id, status: 'pending', reasons: ['banned-words'], description: 'Uplata unapred.' });
    expect(more).toEqual([]);
    expect(top?.phones).toEqual(['+381 64 1234567']);
    expect(top?.groups.flatMap(({ answers }) => answers.map(({ key }) => key))).toContain('gorivo');
    const { body } = await test.call('GET', `/admin/ads?search=%23${id}`, null, { as: vera.accessToken });
    expect(JSON.parse(body)).toMatchObject({
      meta: { pending: 2, queue: { position: 2, previous: worse.id, next: null } },
    });
    expect((await queue(vera, `?search=%23${id}`)).map((ad) => ad.id)).toEqual([id]);
    expect((await queue(vera, '?status=active')).map((ad) => ad.id)).toEqual([first.id]);
    expect((await queue(vera, `?search=%23${first.id}`)).map((ad) => ad.id)).toEqual([first.id]);
  });

  it('is sorted by a field where one is named, in both directions; the file has the same order [T04, M59]', async () => {
    const cheap = fine<AdLink>(await test.publish(await test.seller(), { ...risky, price: ['900'] }));
    const ids = async (query: string) => (await queue(vera, `?${query}`)).map((ad) => ad.id);
    expect(await ids('sort=price')).toEqual([cheap.id, id]);
    expect(await ids('sort=price&order=desc')).toEqual([id, cheap.id]);
    expect(await ids('sort=id&order=desc')).toEqual([cheap.id, id]);
    const { body } = await test.call('GET', '/api/admin/export/ads?sort=price', null, { as: vera.accessToken });
    const rows = body.split('\n').slice(1, -1);
    expect(rows.map((row) => row.split(',')[0])).toEqual([`"${cheap.id}"`, `"${id}"`]);
  });

  it('shows a regional administrator the own country only [H04]', async () => {
    expect(await queue(await test.administrator('RS'))).toHaveLength(1);
    const german = await test.administrator('DE');
    expect(await queue(german)).toEqual([]);
    expect((await decide(active, '', german)).error).toBe('not-found');
  });

  it('gets a public ad that two people report, once each, and it stays public', async () => {
    fine(await decide(active));
    const report = (address: string, more: object = {}) =>
      test.call('POST', '/ads/report', { id, reason: 'sold', ...more }, { address });
    const own = await test.call('POST', '/ads/report', { id, reason: 'sold' }, { as: ana.accessToken });
    expect([own.status, own.error]).toEqual([403, 'own-ad']);
    for (const address of ['203.0.113.1', '203.0.113.1', '203.0.113.1']) fine(await report(address));
    expect(await queue()).toEqual([]);
    fine(await report('203.0.113.2', { text: 'Prodato juče' }));
    const [reported] = await queue();
    expect(reported).toMatchObject({ id, status: 'active' });
    expect(reported?.reasons).toContain('reported');
    expect(reported?.reports.map(({ text }) => text).toSorted()).toEqual(['', 'Prodato juče']);
    expect((await report('203.0.113.3', { reason: 'other' })).errors).toEqual({ text: ['required'] });
    fine(await decide(active));
    expect(await queue()).toEqual([]);
  });

  it('takes one report of an account from all its addresses, and one of each other person at an address', async () => {
    const [mila, jovan] = [await test.seller(), await test.seller()];
    const report = (address: string, by?: TestPerson) =>
      test.call('POST', '/ads/report', { id, reason: 'fraud' }, { address, ...(by && { as: by.accessToken }) });
    const reports = async () => (await test.database.sql`select from ad_report where ad_id = ${id}`).length;
    fine(await decide(active));
    for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) fine(await report(address, mila));
    expect(await reports()).toBe(1);
    fine(await report('203.0.113.1', jovan));
    fine(await report('203.0.113.1'));
    expect(await reports()).toBe(3);
  });
});

describe('a decision', () => {
  it('to publish makes the ad public for 60 days, is mailed, and is written in the audit log', async () => {
    expect(fine(await decide(active))).toMatchObject({
      status: 'active',
      expires_at: new Date(test.now + 60 * 86_400_000).toISOString(),
    });
    expect((await test.call('GET', `/ads/${id}`)).status).toBe(200);
    expect(await mails()).toMatchObject([
      { template: 'ad-decision', content: { decision: 'approved', title: 'Volkswagen Golf' } },
    ]);
    const audit = await test.database
      .sql`select actor_id::int, action, details from audit_entry where subject_id = ${ana.user.id} order by id`;
    expect(audit).toMatchObject([{ actor_id: vera.user.id, action: 'ad.approved', details: { ad: id } }]);
  });

  it('against it needs a reason, which its seller reads and answers by an edit', async () => {
    expect((await decide(rejected)).errors).toEqual({ reason: ['required'] });
    fine(await decide(rejected, 'Bez uplata unapred.', vera, ['content', 'bait']));
    expect(await mails()).toMatchObject([{ content: { reasons: ['bait', 'content'], reason: 'Bez uplata unapred.' } }]);
    const [told] = fine<MyAd[]>(await test.call('GET', '/ads/mine?state=inactive', null, { as: ana.accessToken }));
    expect(told).toMatchObject({
      id,
      status: 'rejected',
      refused_for: ['bait', 'content'],
      reason: 'Bez uplata unapred.',
      actions: ['edit', 'delete'],
    });
    const form = fine<AdFormContent>(await test.call('GET', `/ads/form/${id}`, null, { as: ana.accessToken }));
    const fields = { ...form.fields, description: ['Samo lično.'] };
    const sent = await test.call('POST', '/ads/update', { id, version: form.version, fields }, { as: ana.accessToken });
    expect(fine(sent)).toMatchObject({ status: 'pending', reasons: [] });
    expect((await queue()).map((ad) => ad.id)).toEqual([id]);
  });

  it('is not mailed any more where its seller has answered it before the mail goes out [M57]', async () => {
    const answer = async (description: string) => {
      const form = fine<AdFormContent>(await test.call('GET', `/ads/form/${id}`, null, { as: ana.accessToken }));
      const fields = { ...form.fields, description: [description] };
      fine(await test.call('POST', '/ads/update', { id, version: form.version, fields }, { as: ana.accessToken }));
    };
    fine(await decide(pending, 'Da li je uplata unapred?'));
    await answer('Nije, uplata unapred je greška.');
    expect(await mails()).toEqual([]);
    fine(await decide(rejected, 'Bez uplata unapred.'));
    await answer('Samo lično.');
    expect(await mails()).toEqual([]);
    fine(await decide(pending, 'Da li je servisiran?'));
    expect(await mails()).toMatchObject([{ content: { decision: 'asked', reason: 'Da li je servisiran?' } }]);
  });

  it('may be a question: the form shows it, and an edit answers it', async () => {
    fine(await decide(pending, 'Da li je kilometraža tačna?'));
    expect(await queue()).toMatchObject([{ question: 'Da li je kilometraža tačna?' }]);
    const form = fine<AdFormContent>(await test.call('GET', `/ads/form/${id}`, null, { as: ana.accessToken }));
    expect(form.question).toBe('Da li je kilometraža tačna?');
    const fields = { ...form.fields, mileage: ['193.000'] };
    fine(await test.call('POST', '/ads/update', { id, version: form.version, fields }, { as: ana.accessToken }));
    const [answered] = await queue(vera, '?lang=en');
    expect(answered).toMatchObject({
      question: '',
      mileage: 193_000,
      answer: {
        question: 'Da li je kilometraža tačna?',
        at: new Date(test.now).toISOString(),
        changes: [{ name: 'mileage', label: 'Mileage', before: '183,000\u00a0km', after: '193,000\u00a0km' }],
      },
    });
    fine(await decide(active));
    expect(await queue(vera, '?status=active')).toMatchObject([{ answer: null }]);
  });

  it('removes a public ad, and an appeal that is won brings it back [P60]', async () => {
    fine(await decide(active));
    fine(await decide(removed, 'Prodato.'));
    expect((await test.call('GET', `/ads/${id}`)).error).toBe('gone');
    expect((await decide(rejected, 'x')).error).toBe('conflict');
    fine(await decide(active));
    expect((await mails()).map(({ content }) => (content as { decision: string }).decision)).toEqual([
      'approved',
      'removed',
      'approved',
    ]);
  });

  it('is refused for an own ad, and for an archived one', async () => {
    await test.database.sql`update ad set user_id = ${vera.user.id} where id = ${id}`;
    expect((await decide(active)).error).toBe('forbidden');
    await test.database.sql`update ad set user_id = ${ana.user.id}, status = ${archived} where id = ${id}`;
    expect((await decide(active)).error).toBe('conflict');
    expect((await decide(active, '', ana)).error).toBe('forbidden');
  });
});
