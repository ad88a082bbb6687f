import type { SocialPost } from '@volan/api-contract';
import { listingStatus } from '@volan/domain-rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { openTestSelling } from '../selling/sellingTesting.ts';
import { giveCredits } from '../testing/giveCredits.ts';
import type { TestPerson } from '../testing/openTestAccounts.ts';
import { returnBoost } from './buyBoost.ts';

const test = openedForFile(openTestSelling);
let seller: TestPerson;

const dayMs = 86_400_000;
const link = 'https://www.facebook.com/volan/posts/1';

beforeEach(async () => {
  await test.beginAnew();
  // the table is of the whole site: it would also list purchases of other tests
  await test.database.sql`delete from boost_purchase`;
  seller = await test.seller();
});

/** An ad that was promoted a number of days ago: its id and that of the purchase. */
async function promoted(daysAgo = 0, tier: 'social' | 'xl' = 'social'): Promise<{ ad: number; id: string }> {
  const { sql } = test.database;
  const published = await test.publish(seller, { vin: [] });
  const { id: ad } = published.data as { id: number };
  await sql`update ad set status = ${listingStatus.active} where id = ${ad}`;
  await giveCredits(test, seller.user.id, 10);
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const bought = await test.call('POST', '/boosts', { ad_id: ad, tier }, { as: seller.accessToken, headers });
  expect(bought.status).toBe(200);
  const [purchase] = await sql<{ id: string }[]>`
    update boost_purchase set bought_at = bought_at - make_interval(days => ${daysAgo}),
      starts_at = starts_at - make_interval(days => ${daysAgo}), ends_at = ends_at - make_interval(days => ${daysAgo})
    where ad_id = ${ad} returning id`;
  if (!purchase) throw new Error('The purchase was written down.');

  return { ad, id: purchase.id };
}

async function list(as: TestPerson, query = '') {
  const { data, body } = await test.call('GET', `/admin/social-posts${query}`, undefined, { as: as.accessToken });
  const { meta } = JSON.parse(body) as { meta: { page: number; total: number } };
  const posts = data as SocialPost[];

  return { posts, meta, ads: posts.map(({ ad }) => ad.id) };
}

const mark = (as: TestPerson, id: string, proofUrl: string) =>
  test.call('POST', '/admin/social-posts/posted', { id, proof_url: proofUrl }, { as: as.accessToken });

const setStatus = (ad: number, status: keyof typeof listingStatus) =>
  test.database.sql`update ad set status = ${listingStatus[status]} where id = ${ad}`;

const audited = async () => {
  const rows = await test.database.sql<{ action: string; actor_id: number; details: object }[]>`
    select action, actor_id::int, details from audit_entry where subject_id = ${seller.user.id}
      and action like 'social-post.%' order by id`;
  return rows.map(({ action, actor_id: actor, details }) => ({ action, actor, details }));
};

describe('the queue of promotions on social media [M07]', () => {
  it('lists unposted promotions only, the longest waiting first', async () => {
    const admin = await test.administrator();
    const fresh = await promoted(0);
    const oldest = await promoted(3);
    const middle = await promoted(1);
    await promoted(2, 'xl');
    const { posts, meta, ads } = await list(admin);
    expect(ads).toEqual([oldest.ad, middle.ad, fresh.ad]);
    expect(meta).toEqual({ page: 1, total: 3 });
    expect(posts[0]).toEqual({
      id: oldest.id,
      ad: {
        id: oldest.ad,
        title: expect.stringContaining('Golf'),
        kind: expect.stringMatching(/\S/),
        slug: expect.stringContaining('golf'),
        status: 'active',
      },
      seller: { id: seller.user.id, name: expect.stringMatching(/\S/) },
      bought_at: new Date(test.now - 3 * dayMs).toISOString(),
      ends_at: new Date(test.now + 2 * dayMs).toISOString(),
      days_waiting: 3,
      needed: true,
      posted_at: null,
      posted_by: null,
      proof_url: null,
    });
    expect((await list(admin, '?page=2')).ads).toEqual([]);
  });

  it('marks ads that no buyer can see, puts them last, and drops them when their days are over', async () => {
    const admin = await test.administrator();
    const sold = await promoted(4);
    const active = await promoted(1);
    await setStatus(sold.ad, 'sold');
    const told = async () => (await list(admin)).posts.map(({ ad, needed }) => [ad.id, ad.status, needed]);
    expect(await told()).toEqual([
      [active.ad, 'active', true],
      [sold.ad, 'sold', false],
    ]);
    await test.database.sql`update users set status = 2 where id = ${seller.user.id}`;
    expect(await told()).toEqual([
      [sold.ad, 'sold', false],
      [active.ad, 'active', false],
    ]);
    await test.database.sql`
      update boost_purchase set starts_at = starts_at - interval '1 day', ends_at = ends_at - interval '1 day'
      where id = ${sold.id}`;
    expect((await list(admin)).ads).toEqual([active.ad]);
  });

  it('still lists an active ad whose days passed without a post, because it was paid for', async () => {
    const late = await promoted(9);
    expect((await list(await test.administrator())).posts).toMatchObject([
      { id: late.id, days_waiting: 9, needed: true },
    ]);
  });

  it('leaves out refunded ones', async () => {
    const { id } = await promoted(1);
    await test.database.sql.begin((sql) => returnBoost(sql, id, `${id}:returned`, new Date(test.now)));
    expect((await list(await test.administrator())).ads).toEqual([]);
  });

  it('shows regional administrators ads of their own country alone, and lets them post no others [H04]', async () => {
    const { ad, id } = await promoted();
    const [german, serbian] = [await test.administrator('DE'), await test.administrator('RS')];
    expect((await list(german)).posts).toEqual([]);
    expect(await mark(german, id, link)).toMatchObject({ status: 404, error: 'not-found' });
    expect((await list(serbian)).ads).toEqual([ad]);
    expect((await mark(serbian, id, link)).status).toBe(200);
  });

  it('is closed to sellers, also for their own promotion', async () => {
    const { id } = await promoted();
    const asked = await test.call('GET', '/admin/social-posts', undefined, { as: seller.accessToken });
    expect([asked.status, (await mark(seller, id, link)).status]).toEqual([403, 403]);
  });
});

describe('a promotion that was posted [M07]', () => {
  it('leaves the queue, names who posted it, and its seller sees the link', async () => {
    const admin = await test.administrator();
    const { ad, id } = await promoted(2);
    const { status, data } = await mark(admin, id, link);
    expect(status).toBe(200);
    const posted = {
      id,
      needed: false,
      days_waiting: 2,
      proof_url: link,
      posted_by: expect.stringMatching(/\S/),
      posted_at: new Date(test.now).toISOString(),
    };
    expect(data).toMatchObject(posted);
    expect((await list(admin)).ads).toEqual([]);
    expect((await list(admin, '?state=posted')).posts).toMatchObject([posted]);
    const own = await test.call('GET', `/boosts?ad_id=${ad}`, undefined, { as: seller.accessToken });
    expect(own.data).toMatchObject([{ boosts: [{ tier: 'social', proof_url: link }] }]);
    expect(await audited()).toEqual([
      { action: 'social-post.posted', actor: admin.user.id, details: { purchase: id, ad, url: link } },
    ]);
  });

  it('answers the same link the same, also at once, and writes it down once', async () => {
    const admin = await test.administrator();
    const { id } = await promoted();
    const answers = await Promise.all(Array.from({ length: 5 }, () => mark(admin, id, link)));
    expect(new Set(answers.map(({ status, data }) => JSON.stringify([status, data]))).size).toBe(1);
    expect(await audited()).toHaveLength(1);
  });

  it('takes another link as a correction, on record; who posted it and when stay', async () => {
    const [first, second] = [await test.administrator(), await test.administrator()];
    const { ad, id } = await promoted();
    await mark(first, id, link);
    const before = test.now;
    const corrected = await mark(second, id, `${link}2`);
    expect(corrected.data).toMatchObject({ proof_url: `${link}2`, posted_at: new Date(before).toISOString() });
    const [row] = await test.database.sql`select posted_by::int from boost_purchase where id = ${id}`;
    expect(row).toEqual({ posted_by: first.user.id });
    expect((await audited()).at(-1)).toEqual({
      action: 'social-post.corrected',
      actor: second.user.id,
      details: { purchase: id, ad, url: `${link}2`, before: link },
    });
  });

  it.each([
    'http://www.facebook.com/volan/posts/1',
    'javascript:alert(1)',
    'www.facebook.com/volan/posts/1',
    'https://localhost/1',
    '',
    `https://www.facebook.com/${'a'.repeat(500)}`,
  ])('is refused with the link %s', async (wrong) => {
    const { id } = await promoted();
    const refused = await mark(await test.administrator(), id, wrong);
    expect(refused).toMatchObject({ status: 422, error: 'validation', errors: { proof_url: expect.any(Array) } });
    expect(await audited()).toEqual([]);
  });

  it('is not found where there is no such promotion, or it is of another kind', async () => {
    const admin = await test.administrator();
    const { id } = await promoted(0, 'xl');
    expect([(await mark(admin, id, link)).status, (await mark(admin, 'boost:1:none', link)).status]).toEqual([
      404, 404,
    ]);
  });
});
