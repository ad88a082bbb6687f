import { listingStatus } from '@volan/domain-rules';
import { describe, expect, it } from 'vitest';
import { fine } from '../../selling/sellingTesting.ts';
import { goodPassword } from '../../testing/openTestAccounts.ts';
import { endVerified } from './companyDecisions.ts';
import { as, companyReviews, registration } from './companyReviewTesting.ts';

const { active } = listingStatus;
const { test, reviewed, change, read, managed, decide, notified, own, page, items, approve } = companyReviews();

describe('a company that registers [J02, M12, P55]', () => {
  it('waits in the queue of moderators, with what is known of it', async () => {
    expect(await items()).toMatchObject([
      {
        kind: 'company',
        subject: String(reviewed.id),
        title: 'Auto plac Čačak',
        why: ['new-company', 'no-documents'],
        score: 50,
      },
    ]);
    expect(await managed()).toMatchObject({
      status: 'new',
      data: { legal_name: 'Auto plac d.o.o.', tax_id: '100001159', address: 'Glavna 1' },
      changes: null,
      account: { id: reviewed.dealer.user.id },
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
    expect((await test.call('PUT', '/user/company', registration, as(reviewed.dealer))).error).toBe('conflict');
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
    expect(await notified()).toMatchObject({ events: ['company-approved'], mails: [{ decision: 'company-approved' }] });
    expect((await notified()).mails).toHaveLength(1);
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
    expect((await notified()).events).toEqual(['company-approved']);
  });

  it('is refused for data that the moderator has not seen', async () => {
    const { version } = await managed();
    fine(await change({ name: 'Auto centar Čačak' }));
    const late = await test.call(
      'POST',
      '/admin/company/status',
      { id: reviewed.id, status: active, version },
      as(reviewed.vera),
    );
    expect(late.error).toBe('conflict');
    await approve();
    expect((await decide(active)).error).toBe('conflict');
  });

  it('is written to the audit log', async () => {
    await approve();
    const { sql } = test.database;
    const [entry] = await sql`select action, subject_id::int as subject from audit_entry order by id desc limit 1`;
    expect(entry).toEqual({ action: 'company.approved', subject: reviewed.dealer.user.id });
  });

  it('is not for those who act for the company, nor for one that another moderator has claimed', async () => {
    const { sql } = test.database;
    const milan = await test.administrator();
    fine(await test.call('POST', '/admin/company/claim', { id: reviewed.id }, as(milan)));
    expect((await decide(active)).error).toBe('case-held');
    fine(await test.call('POST', '/admin/company/release', { id: reviewed.id }, as(milan)));
    await sql`insert into company_member (company_id, user_id, role) values (${reviewed.id}, ${reviewed.vera.user.id}, 'staff')`;
    expect((await decide(active)).error).toBe('forbidden');
  });
});
