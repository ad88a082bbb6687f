import type {
  CarServiceStats,
  Conversation,
  ConversationMessage,
  Notification,
  OwnServiceReview,
} from '@volan/api-contract';
import { listingStatus, userStatus } from '@volan/domain-rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { fine } from '../selling/sellingTesting.ts';
import { emptyAds } from '../testing/emptyAds.ts';
import { openedForFile } from '../testing/openedForFile.ts';
import type { TestPerson } from '../testing/openTestAccounts.ts';
import { eraseConversations } from './conversationRetention.ts';
import { openTestConversations } from './conversationTesting.ts';

const test = openedForFile(openTestConversations);
let ana: TestPerson;
let account: TestPerson;
let staff: TestPerson;
let garage: number;
let place: { ad: number; to: number };

beforeEach(async () => {
  await test.beginAnew();
  const { sql } = test.database;
  await emptyAds(sql, 'company');
  ana = await test.seller();
  const made = await test.company();
  [account, staff, garage] = [made.account, made.staff, made.companyId];
  await sql`update company set name = 'Gume Petrović' where id = ${garage}`;
  const [row] = await sql<{ id: number }[]>`
    insert into car_service (id, currency) values (${garage}, 'RSD') returning request_id::int as id`;
  place = { ad: row?.id ?? 0, to: account.user.id };
});

interface Requested {
  readonly ad_id: number;
  readonly other_id: number;
  readonly message: ConversationMessage;
}

const request = (more: object = {}, by = ana, key: string = crypto.randomUUID()) =>
  test.call(
    'POST',
    '/services/request',
    { service_id: garage, message: 'Treba mi zamena guma.', ...more },
    { as: by.accessToken, headers: { 'idempotency-key': key } },
  );
const answer = (text = 'Može u petak u 9.') =>
  test.answer({ by: staff, as: account.user.id, ad: place.ad, to: ana.user.id, text });
const inbox = async (by: TestPerson): Promise<Conversation | undefined> => (await test.inbox(by))[0];
const stats = async () => {
  const [own] = fine<{ stats: CarServiceStats }[]>(
    await test.call('GET', '/services/mine', null, { as: account.accessToken }),
  );
  return own?.stats;
};
const right = async () =>
  fine<OwnServiceReview>(await test.call('GET', `/services/${garage}/own-review`, null, { as: ana.accessToken })).right;

const closed = { message: ['service-closed'] };

describe('a request to a car service [M16]', () => {
  it('begins a conversation that everybody of its company reads and answers', async () => {
    const sent = fine<Requested>(await request());
    expect(sent).toMatchObject({ ad_id: place.ad, other_id: place.to, message: { text: 'Treba mi zamena guma.' } });
    expect(await inbox(staff)).toMatchObject({
      service_id: garage,
      vehicle: null,
      role: 'seller',
      unread: 1,
      ad: { id: place.ad, kind: 'service', title: 'Gume Petrović', price: null, status: 'active' },
    });
    const [notified] = fine<Notification[]>(
      await test.call('GET', '/notifications', null, { as: account.accessToken }),
    );
    expect(notified).toMatchObject({ event: 'message', title: 'Gume Petrović' });

    expect(await right()).toBe('contact-first');
    fine(await answer());
    expect((await test.thread(ana, place.ad, place.to)).map(({ text }) => text)).toEqual([
      'Treba mi zamena guma.',
      'Može u petak u 9.',
    ]);
    expect(await right()).toBe('allowed');
  });

  it('is one conversation for each user and service, with every message once, counted as one request', async () => {
    const { sql } = test.database;
    await sql`update users set created_at = now() - interval '1 year' where id = ${ana.user.id}`;
    const texts = Array.from({ length: 25 }, (_, index) => `Poruka ${index}`);
    const sent = texts.flatMap((message) => {
      const key = crypto.randomUUID();
      return [request({ message }, ana, key), request({ message }, ana, key)];
    });
    for (const one of await Promise.all(sent)) fine(one);

    expect(await test.inbox(ana)).toHaveLength(1);
    expect((await test.thread(account, place.ad, ana.user.id)).map(({ text }) => text).toSorted()).toEqual(
      texts.toSorted(),
    );
    expect(await stats()).toMatchObject({ requests: 1, recent_requests: 1 });
  });

  it('shows the vehicle of the user to both sides, and the newest one after another request', async () => {
    const [golf, other] = [await test.adOf(ana), await test.adOf(ana)];
    fine(await request({ vehicle_id: golf }));
    expect(await inbox(staff)).toMatchObject({ vehicle: { id: golf, status: 'active', slug: expect.any(String) } });

    fine(await request({ vehicle_id: other }));
    fine(await request());
    for (const one of [await inbox(ana), await inbox(account)]) expect(one).toMatchObject({ vehicle: { id: other } });

    await test.database.sql`update ad set status = ${listingStatus.removed} where id = ${other}`;
    // rows of ads are cached for a moment
    await expect
      .poll(async () => (await inbox(staff))?.vehicle, { timeout: 10_000 })
      .toMatchObject({ id: other, status: 'removed' });
  });

  it('takes only an ad of the user that was public once', async () => {
    const foreign = await test.adOf(account);
    const draft = await test.adOf(ana);
    await test.database.sql`update ad set status = ${listingStatus.pending} where id = ${draft}`;
    for (const vehicle_id of [foreign, draft, 2_000_000_000]) {
      expect((await request({ vehicle_id })).errors).toEqual({ vehicle_id: ['unknown'] });
    }
    expect(await test.inbox(account)).toEqual([]);
  });

  it('is refused to everybody who acts for the company', async () => {
    for (const own of [account, staff]) {
      expect((await request({}, own)).errors).toEqual({ service_id: ['request-own-service'] });
    }
  });

  it('keeps two companies that write to each other apart', async () => {
    const { sql } = test.database;
    const second = await test.company();
    await sql`insert into car_service (id, currency) values (${second.companyId}, 'RSD')`;
    fine(await request({}, second.account));
    fine(await request({ service_id: second.companyId }, account));

    const roles = (await test.inbox(account)).map(({ role, service_id }) => [role, service_id]);
    expect(roles).toEqual([
      ['buyer', second.companyId],
      ['seller', garage],
    ]);
  });

  it('is refused while the service is not public, and what was written stays readable', async () => {
    fine(await request());
    const { sql } = test.database;
    const refused = async () => {
      expect((await request()).errors).toEqual(closed);
      expect((await test.send({ by: ana, ad: place.ad, to: place.to })).errors).toEqual(closed);
      expect((await test.thread(ana, place.ad, place.to)).map(({ text }) => text)).toEqual(['Treba mi zamena guma.']);
    };

    await sql`update car_service set paused = true where id = ${garage}`;
    await refused();
    expect((await request({}, await test.seller())).errors).toEqual(closed);
    expect((await inbox(ana))?.ad.status).toBe('paused');
    // the company may still answer what it was asked
    fine(await answer());

    await sql`update car_service set paused = false where id = ${garage}`;
    fine(await test.send({ by: ana, ad: place.ad, to: place.to, text: 'Važi.' }));
    await sql`update users set status = ${userStatus.suspended} where id = ${account.user.id}`;
    expect((await test.send({ by: ana, ad: place.ad, to: place.to })).errors).toEqual(closed);

    await sql`delete from car_service where id = ${garage}`;
    expect((await request()).error).toBe('not-found');
    expect((await inbox(ana))?.ad).toMatchObject({ title: 'Gume Petrović', status: 'removed' });
  });

  it('of a user whom the company blocked reaches nobody and counts as no request', async () => {
    fine(await request());
    fine(
      await test.call(
        'POST',
        '/message/block',
        { user1: account.user.id, user2: ana.user.id },
        { as: staff.accessToken },
      ),
    );
    fine(await request({ message: 'Još nešto.' }));
    expect((await test.thread(account, place.ad, ana.user.id)).map(({ text }) => text)).toEqual([
      'Treba mi zamena guma.',
    ]);
  });

  it('loses the vehicle with the account of its sender', async () => {
    fine(await request({ vehicle_id: await test.adOf(ana) }));
    fine(await answer());
    await test.database.sql.begin((sql) => eraseConversations(sql, [ana.user.id]));
    expect((await inbox(account))?.vehicle).toBeNull();
  });
});
