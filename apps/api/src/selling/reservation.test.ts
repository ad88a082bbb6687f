import type { AdDetails, AdLink, AdListed, MyAd } from '@volan/api-contract';
import { listingStatus } from '@volan/domain-rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { emptyAds } from '../testing/emptyAds.ts';
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

const reserve = (reserved: boolean, by = ana) =>
  test.call('POST', '/ads/reserve', { id, reserved }, { as: by.accessToken });
const become = (status: number) => test.call('POST', '/ads/status', { id, status }, { as: ana.accessToken });
const isReserved = async () => fine<AdDetails>(await test.call('GET', `/ads/${id}`)).reserved;
const mine = async () =>
  fine<MyAd[]>(await test.call('GET', '/ads/mine?state=active', null, { as: ana.accessToken }))[0];

describe('an ad whose buyer was found', () => {
  it('stays public and says so, on its page and in lists, until its seller takes that back', async () => {
    await expect.poll(isReserved).toBe(false);
    expect(fine(await reserve(true))).toMatchObject({ id, status: 'active', reserved: true });
    await expect.poll(isReserved).toBe(true);
    const listed = fine<AdListed[]>(await test.call('POST', '/ads/by-ids', { ids: [id] }));
    expect(listed).toMatchObject([{ id, reserved: true }]);
    expect(await mine()).toMatchObject({ reserved: true });
    expect((await mine())?.actions).toEqual(['edit', 'pause', 'release', 'sold', 'renew', 'confirm', 'delete']);
    expect((await reserve(true)).error).toBe('conflict');
    expect(fine(await reserve(false))).toMatchObject({ status: 'active', reserved: false });
    await expect.poll(isReserved).toBe(false);
    const events = await test.database.sql`select type from ad_event where ad_id = ${id} order by id desc limit 2`;
    expect(events.map(({ type }) => type as string)).toEqual(['released', 'reserved']);
  });

  it.each([
    ['paused', listingStatus.paused],
    ['sold', listingStatus.sold],
  ])('is free again when it comes back from where it was %s', async (_name, status) => {
    fine(await reserve(true));
    fine(await become(status));
    expect((await reserve(true)).error).toBe('conflict');
    fine(await become(listingStatus.active));
    await expect.poll(isReserved).toBe(false);
  });

  it('is reserved by nobody else', async () => {
    expect((await reserve(true, await test.seller())).error).toBe('forbidden');
    await expect.poll(isReserved).toBe(false);
  });
});
