import type { OwnCompany } from '@volan/api-contract';
import { listingStatus } from '@volan/domain-rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { fine } from '../../selling/sellingTesting.ts';
import { undoMs } from '../decisions.ts';
import { as, companyReviews } from './companyReviewTesting.ts';

const { rejected } = listingStatus;
const { test, reviewed, change, managed, decide, notified, own, page, items, approve, undo } = companyReviews();

describe('an undo [M05, P55]', () => {
  it('restores the company, its review and "verified", and tells nothing', async () => {
    const { slug } = await own();
    await approve({ verified: true });
    fine(await undo());
    expect([await page(slug), await items()]).toMatchObject([404, [{ kind: 'company' }]]);
    expect(await own()).toMatchObject({ status: 'new', verified: false, review: { state: 'waiting' } });
    expect(await notified()).toEqual({ events: [], mails: [] });
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
    await notified();
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
    expect((await notified()).events).toEqual(['company-changed']);
  });

  it('wait too when the name is set in the profile: the ads show the old one until it is approved [J18]', async () => {
    const user = async () => fine<{ name: string }>(await test.call('GET', '/user', null, as(reviewed.dealer))).name;
    const set = await test.call('POST', '/user/name', { name: 'Auto centar Čačak' }, as(reviewed.dealer));
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
    expect((await notified()).events).toEqual(['company-change-rejected']);
    fine(await change({ name: 'Auto centar Čačak' }));
    expect(await items()).toEqual([]);
    fine(await change({ name: 'Auto centar Čačak 2' }));
    expect(await items()).toHaveLength(1);
  });
});
