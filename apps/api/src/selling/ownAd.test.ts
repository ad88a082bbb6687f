import type { AdLink, OwnAd } from '@volan/api-contract';
import { listingStatus } from '@volan/domain-rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyAds } from '../testing/emptyAds.ts';
import { openedForFile } from '../testing/openedForFile.ts';
import type { TestPerson } from '../testing/openTestAccounts.ts';
import { fine, openTestSelling } from './sellingTesting.ts';

const test = openedForFile(openTestSelling);
let ana: TestPerson;
let id: number;

beforeEach(async () => {
  await test.beginAnew();
  await emptyAds(test.database.sql);
  ana = await test.seller();
  ({ id } = fine<AdLink>(await test.publish(ana)));
});

const read = (by: TestPerson) => test.call('GET', `/ads/mine/${id}`, null, { as: by.accessToken });

describe('the page of an own ad [M53]', () => {
  it('has all that buyers see, and what its seller can do', async () => {
    const { ad, mine } = fine<OwnAd>(await read(ana));
    expect(ad).toMatchObject({ id, description: 'Redovno održavan.', price: 10_500 });
    expect(mine).toMatchObject({ id, status: 'active' });
    expect(mine.actions).toContain('reserve');
  });

  it.each([
    ['paused', listingStatus.paused],
    ['sold', listingStatus.sold],
    ['expired', listingStatus.expired],
  ] as const)('is there for its seller while the ad is %s', async (name, status) => {
    await test.database.sql`update ad set status = ${status} where id = ${id}`;
    expect(fine<OwnAd>(await read(ana))).toMatchObject({ ad: { id }, mine: { status: name } });
  });

  it('is there for its seller before a moderator has looked at the ad', async () => {
    const begun = fine<AdLink>(await test.publish(await test.seller({ days: 0 }), { year: ['2011'] }));
    await test.database.sql`update ad set user_id = ${ana.user.id} where id = ${begun.id}`;
    ({ id } = begun);
    await test.database.sql`update ad set status = ${listingStatus.pending} where id = ${id}`;
    expect(fine<OwnAd>(await read(ana))).toMatchObject({ mine: { status: 'pending' } });
  });

  it('is not found by anybody else, nor once the ad is deleted', async () => {
    expect((await read(await test.seller())).error).toBe('not-found');
    fine(await test.call('DELETE', `/ads/delete/${id}`, null, { as: ana.accessToken }));
    expect((await read(ana)).error).toBe('not-found');
  });
});
