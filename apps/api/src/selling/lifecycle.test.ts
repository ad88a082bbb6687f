import type { AdLink } from '@volan/api-contract';
import { listingStatus } from '@volan/domain-rules';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { emptyAds } from '../testing/emptyAds.ts';
import { insertAd } from '../testing/insertAd.ts';
import type { TestPerson } from '../testing/openTestAccounts.ts';
import { testMails } from '../notifications/mailTesting.ts';
import { liveOn, type LifecycleDeps } from './lifecycle.ts';
import { fine, openTestSelling } from './sellingTesting.ts';

const test = openedForFile(openTestSelling);
let ana: TestPerson;
let id: number;
let deps: LifecycleDeps;

beforeAll(async () => {
  deps = { sql: test.database.sql };
});
beforeEach(async () => {
  await test.beginAnew();
  await emptyAds(test.database.sql);
  await test.database.sql`delete from mail`;
  await test.database.sql`delete from notification`;
  ana = await test.seller();
  ({ id } = fine<AdLink>(await test.publish(ana)));
});

const day = 86_400_000;
/** What the jobs do on a day after the ad was published, twice: the second time there is nothing left to do. */
async function on(days: number) {
  const now = new Date(test.now + days * day);
  await Promise.all([liveOn(deps, now), liveOn(deps, now)]);
  expect(await liveOn(deps, now)).toBe(0);
}
const status = async () => Number((await test.database.sql`select status from ad where id = ${id}`)[0]?.['status']);
const mails = async () =>
  (await testMails(test, ana.email)).map(({ template, content: { title: _title, unsubscribe: _end, ...content } }) => [
    template,
    ...Object.values(content),
  ]);
const confirm = () =>
  test.database.sql`update ad set confirmed_at = ${new Date(test.now + 100 * day)} where id = ${id}`;

describe('an ad that nobody touches [M04]', () => {
  it('ends after 60 days, with mails 7 days and 1 day before, each once, and is archived 90 days later', async () => {
    await confirm();
    const ends = new Date(test.now + 60 * day).toISOString();
    await on(52.9);
    expect(await mails()).toEqual([]);
    await on(53.1);
    expect(await mails()).toEqual([['ad-expires', ends]]);
    await on(58);
    await on(59.1);
    expect(await mails()).toHaveLength(2);
    await on(60);
    expect([await status(), (await mails()).at(-1)]).toEqual([listingStatus.expired, ['ad-stopped', 'expired']]);
    await on(149);
    expect(await status()).toBe(listingStatus.expired);
    await on(150.1);
    expect(await status()).toBe(listingStatus.archived);
    const history = await test.database
      .sql`select status, actor_id from ad_event where ad_id = ${id} and type = 'status' order by id`;
    expect(history.map((event) => event['status'])).toEqual([2, 5, 8]);
    expect(history.at(-1)).toMatchObject({ actor_id: null });
  });

  it('gets another warning after it was renewed', async () => {
    await confirm();
    await on(54);
    test.now += 54 * day;
    await test.database.sql`update ad set expires_at = ${new Date(test.now + 60 * day)} where id = ${id}`;
    await on(54);
    expect(await mails()).toHaveLength(2);
  });

  it('of a feed or of the demo is left to it', async () => {
    const fed = await insertAd(test.database.sql, {});
    await test.database.sql`update ad set source = 'feed', source_id = 'x', expires_at = now() where id = ${fed}`;
    await on(1);
    expect((await test.database.sql`select status from ad where id = ${fed}`)[0]).toEqual({ status: 2 });
  });
});

describe('an ad that nobody confirms [N04]', () => {
  it('is asked about after 20 days, once more a week later, and paused after another', async () => {
    await on(19);
    expect(await mails()).toEqual([]);
    await on(20);
    await on(26);
    expect(await mails()).toEqual([['ad-confirm', false]]);
    await on(27.1);
    await on(33);
    expect(await mails()).toEqual([
      ['ad-confirm', false],
      ['ad-confirm', true],
    ]);
    expect(await status()).toBe(listingStatus.active);
    await on(34.2);
    expect([await status(), (await mails()).at(-1)]).toEqual([listingStatus.paused, ['ad-stopped', 'unconfirmed']]);
  });

  it('is asked about from the beginning after its seller confirmed it', async () => {
    await on(20);
    await test.database.sql`update ad set confirmed_at = ${new Date(test.now + 21 * day)} where id = ${id}`;
    await on(35);
    expect(await mails()).toHaveLength(1);
    await on(41.1);
    expect(await mails()).toEqual([
      ['ad-confirm', false],
      ['ad-confirm', false],
    ]);
  });
});
