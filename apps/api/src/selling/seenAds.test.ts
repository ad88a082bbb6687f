import type { AdLink } from '@volan/api-contract';
import type { Actor } from '@volan/domain-rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { emptyAds } from '../testing/emptyAds.ts';
import type { TestPerson } from '../testing/openTestAccounts.ts';
import { fine, openTestSelling } from './sellingTesting.ts';
import { openVisits, type Visits } from './visits.ts';

const test = openedForFile(openTestSelling);
let ana: TestPerson;
let id: number;

beforeEach(async () => {
  await test.beginAnew();
  await emptyAds(test.database.sql);
  ana = await test.seller();
  ({ id } = fine<AdLink>(await test.publish(ana)));
});

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const at = (index: number) => ({ address: `203.0.113.${index}`, userAgent: firefox });

const see = async (ids: number[], where: string, { userAgent = firefox, by = null as TestPerson | null } = {}) =>
  test.call(
    'POST',
    '/ads/seen',
    { ids, where },
    { headers: { 'user-agent': userAgent }, address: '203.0.113.9', ...(by && { as: by.accessToken }) },
  );

const dayOf = async (ad = id) =>
  (await test.database.sql`select views, impressions, comparisons from ad_day where ad_id = ${ad}`)[0];

describe('ads that are shown in results and compared [P39]', () => {
  let visits: Visits;
  beforeEach(() => {
    visits = openVisits(
      test.database.sql,
      () => test.now,
      (error) => expect.unreachable(String(error)),
    );
  });
  // views counted in a test are written in it, or they are lost with it
  const written = () => visits.close();

  it('count each visitor once a day for each of both, and raise no views', async () => {
    const before = (await test.database.sql`select views from ad where id = ${id}`)[0]?.['views'];
    const counted = [
      visits.count(id, at(1), 'impressions'),
      visits.count(id, at(1), 'impressions'),
      visits.count(id, at(2), 'impressions'),
      visits.count(id, at(1), 'comparisons'),
      visits.count(id, at(1)),
    ];
    expect(counted).toEqual([true, false, true, true, true]);
    await written();
    expect(await dayOf()).toEqual({ views: 1, impressions: 2, comparisons: 1 });
    expect((await test.database.sql`select views from ad where id = ${id}`)[0]?.['views']).toBe(before + 1);
  });

  it('are added to what the day has already', async () => {
    visits.count(id, at(1), 'impressions');
    await visits.write();
    visits.count(id, at(2), 'impressions');
    visits.count(id, at(2), 'comparisons');
    await written();
    expect(await dayOf()).toEqual({ views: 0, impressions: 2, comparisons: 1 });
  });

  it('leave out robots, administrators, own ads, and ads that are not public', async () => {
    const [clerk, boss, chief] = [await test.seller(), await test.seller({ type: 2 }), await test.administrator()];
    const actor: Actor = { id: clerk.user.id, groups: [], status: 1, profileType: 1, countryId: null };
    const staff: Actor = { ...actor, memberships: [{ accountId: ana.user.id, profileType: 2, role: 'staff' }] };
    const { id: refused } = fine<AdLink>(await test.publish(boss, { line: ['Drugi'] }));
    await test.database.sql`update ad set status = 3 where id = ${refused}`;
    expect(
      visits.count(id, { ...at(1), userAgent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' }, 'impressions'),
    ).toBe(false);
    expect(fine(await see([id], 'results', { userAgent: 'curl/8.5.0' }))).toEqual({ counted: 0 });
    expect(fine(await see([id], 'results', { by: chief }))).toEqual({ counted: 0 });
    // who they are is known without a question to the database: theirs are dropped when they are written
    visits.count(id, { ...at(2), actor: { ...actor, id: ana.user.id } }, 'impressions');
    visits.count(id, { ...at(3), actor: staff }, 'comparisons');
    visits.count(refused, at(4), 'impressions');
    visits.count(2_000_000, at(4), 'impressions');
    await written();
    expect([await dayOf(), await dayOf(refused)]).toEqual([undefined, undefined]);
    expect((await test.database.sql`select count(*)::int as days from ad_day`)[0]?.['days']).toBe(0);
  });

  it('are reported by one call of at most fifty ads of a page, and each counts once', async () => {
    expect(fine(await see([id, id, 2_000_000], 'results'))).toEqual({ counted: 2 });
    expect(fine(await see([id], 'results'))).toEqual({ counted: 0 });
    expect(fine(await see([id], 'comparison'))).toEqual({ counted: 1 });
    const many = Array.from({ length: 51 }, (_, index) => index + 1);
    expect([(await see(many, 'results')).error, (await see([], 'results')).error]).toEqual([
      'validation',
      'validation',
    ]);
    expect((await see([id], 'home')).error).toBe('validation');
    await expect.poll(() => dayOf(), { timeout: 10_000 }).toEqual({ views: 0, impressions: 1, comparisons: 1 });
  });
});
