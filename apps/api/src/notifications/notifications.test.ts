import type { Notification, NotificationSettings } from '@volan/api-contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { openTestConversations } from '../conversations/conversationTesting.ts';
import { fine } from '../selling/sellingTesting.ts';
import type { TestPerson } from '../testing/openTestAccounts.ts';
import { deliverMails } from './deliverMails.ts';
import { deliverPushes } from './deliverPushes.ts';
import { notify } from './notify.ts';
import { notifyPriceDrops } from './notifyPriceDrops.ts';
import { testMailDeps } from './mailTesting.ts';

const test = openedForFile(openTestConversations);
let ana: TestPerson;
let iva: TestPerson;
let ad: number;

beforeEach(async () => {
  await test.beginAnew();
  await test.database.sql`delete from notification`;
  [ana, iva] = [await test.seller(), await test.seller()];
  ad = await test.adOf(ana);
});

const list = async ({ accessToken }: TestPerson, query = '') => {
  const { body } = await test.call('GET', `/notifications?lang=en${query}`, null, { as: accessToken });
  return JSON.parse(body) as { data: Notification[]; meta: { total: number; unread: number } };
};
const told = async (person: TestPerson) => (await list(person)).data.map(({ event, read }) => [event, read]);
const counts = async ({ accessToken }: TestPerson) =>
  fine(await test.call('GET', '/message/unread-count', null, { as: accessToken }));
const set = async ({ accessToken }: TestPerson, settings: object) =>
  fine<NotificationSettings>(await test.call('POST', '/notifications/settings', settings, { as: accessToken }));
const tell = (person: TestPerson, event: 'approved' | 'expired', at = new Date(test.now)) =>
  notify(test.database.sql, [person.user.id], { event, adId: ad }, at);
const mail = (minutes: number) => deliverMails(testMailDeps(test), new Date(test.now + minutes * 60_000));
const later = (seconds: number) => new Date(test.now + seconds * 1000);

describe('the list of notifications [A11, M19]', () => {
  it('lists events of the own account only, the newest first, and counts unread ones', async () => {
    await tell(ana, 'approved');
    await tell(ana, 'expired', later(1));
    const { data, meta } = await list(ana);
    expect(data).toMatchObject([
      { kind: 'ad-status', event: 'expired', ad_id: ad, title: 'Volkswagen Golf', read: false },
      { event: 'approved' },
    ]);
    expect(meta).toMatchObject({ total: 2, unread: 2 });
    const ids = data.map(({ id }) => id);
    await test.call('POST', '/notifications/read', { ids }, { as: iva.accessToken });
    expect([await told(iva), await counts(ana)]).toEqual([[], { countMessages: 0, countNotifications: 2 }]);
    const first = { ids: [ids[1]] };
    expect(fine(await test.call('POST', '/notifications/read', first, { as: ana.accessToken }))).toEqual({
      unread: 1,
      targets: [{ id: ids[1], event: 'approved', ad_id: ad, fast: false, conversation: null }],
    });
    expect(await told(ana)).toEqual([
      ['expired', false],
      ['approved', true],
    ]);
  });

  it('tells those about fast ads apart, messages too, and lists them alone [B36, M17]', async () => {
    const fast = await test.adOf(ana);
    await test.database.sql`update ad set fast = true where id = ${fast}`;
    await tell(ana, 'approved');
    await notify(test.database.sql, [ana.user.id], { event: 'expires', adId: fast }, later(1));
    await test.send({ by: iva, ad: fast, to: ana.user.id, text: 'Da li je još tu?' });
    const { data, meta } = await list(ana, '&fast=1');
    const shown = data.map(({ event, ad_id, fast: isFast }) => [event, ad_id, isFast]);
    expect(shown.toSorted(([one], [other]) => String(one).localeCompare(String(other)))).toEqual([
      ['expires', fast, true],
      ['message', fast, true],
    ]);
    expect(meta.total).toBe(2);
    expect((await list(ana)).data.find(({ event }) => event === 'approved')).toMatchObject({ ad_id: ad, fast: false });
  });

  it('is marked as read up to the shown entries, not later ones', async () => {
    await tell(ana, 'approved');
    const [shown] = (await list(ana)).data;
    await tell(ana, 'expired', later(1));
    const all = { until: shown?.at };
    expect(fine(await test.call('POST', '/notifications/read-all', all, { as: ana.accessToken }))).toEqual({
      unread: 1,
    });
  });

  it('has one entry for each conversation, which counts among the messages alone and is read with it [T29]', async () => {
    await test.send({ by: iva, ad, to: ana.user.id, text: 'Prva' });
    const sent = await test.send({ by: iva, ad, to: ana.user.id, text: 'Druga' });
    const { data } = await list(ana);
    expect(data).toMatchObject([
      {
        kind: 'message',
        read: false,
        title: 'Volkswagen Golf',
        facts: { name: 'Ana Anić', text: 'Druga' },
        conversation: { ad_id: ad, account_id: ana.user.id, other_id: iva.user.id },
      },
    ]);
    expect([await counts(ana), await told(iva)]).toEqual([{ countMessages: 2, countNotifications: 0 }, []]);
    await test.mark(ana, ad, iva.user.id, { read: (sent.data as { id: number }).id });
    expect([await counts(ana), await told(ana)]).toEqual([
      { countMessages: 0, countNotifications: 0 },
      [['message', true]],
    ]);
  });

  it('notifies everybody of a company of its messages, but not of those of a blocked user; mails also leave out earlier ones', async () => {
    const { account, staff } = await test.company();
    const ours = await test.adOf(account);
    await test.send({ by: iva, ad: ours, to: account.user.id });
    expect([await told(account), await told(staff)]).toEqual([[['message', false]], [['message', false]]]);
    await test.send({ by: iva, ad, to: ana.user.id, text: 'Pre' });
    const block = { user1: ana.user.id, user2: iva.user.id };
    fine(await test.call('POST', '/message/block', block, { as: ana.accessToken }));
    await test.send({ by: iva, ad, to: ana.user.id, text: 'Posle' });
    expect([(await list(ana)).data.map(({ facts }) => facts.text), await mail(60)]).toEqual([['Pre'], 1]);
  });
});

describe('a mail', () => {
  it('is sent once for notifications that are unread on the page after five minutes', async () => {
    await tell(ana, 'approved');
    expect(await mail(4)).toBe(0);
    const both = await Promise.all([mail(6), mail(6)]);
    expect(both[0] + both[1]).toBe(1);
    await tell(ana, 'expired');
    const { data } = await list(ana);
    await test.call('POST', '/notifications/read', { ids: data.map(({ id }) => id) }, { as: ana.accessToken });
    expect(await mail(60)).toBe(0);
  });

  it('follows the settings of the moment: none, or all of a day in one', async () => {
    await tell(ana, 'approved');
    expect(await set(ana, { kinds: { 'ad-status': { mail: 'off' } } })).toMatchObject({
      kinds: { 'ad-status': { page: true, mail: 'off', push: true }, message: { mail: 'now' } },
    });
    expect(await mail(6)).toBe(0);
    await set(ana, { kinds: { 'ad-status': { mail: 'daily' } } });
    await tell(ana, 'approved');
    await tell(ana, 'expired');
    expect([await mail(24 * 60 + 1), await mail(24 * 60 + 2)]).toEqual([1, 0]);
    const [row] = await test.database.sql`
      select template, jsonb_array_length(content -> 'told') as told from mail
      where recipient = ${ana.email} and template = 'notifications-digest'`;
    expect(row).toEqual({ template: 'notifications-digest', told: 2 });
  });

  it('that waited for quiet hours comes when they are switched off', async () => {
    await set(ana, { quiet: { from: '00:00', to: '23:59' } });
    await tell(ana, 'approved');
    expect(await mail(6)).toBe(0);
    await set(ana, { quiet: null });
    expect([await mail(4), await mail(6)]).toEqual([0, 1]);
  });

  it('is not sent to users who ended mails, and the page shows no kind that is switched off there', async () => {
    await set(ana, { email_alerts: false, kinds: { 'ad-status': { page: false, push: false } } });
    await tell(ana, 'approved');
    expect([await mail(60), await told(ana)]).toEqual([0, []]);
  });
});

describe('a push', () => {
  const push = (minutes = 1) => deliverPushes(testMailDeps(test), new Date(test.now + minutes * 60_000));
  /** A device of somebody that takes pushes. */
  const allow = ({ user }: TestPerson) => test.database.sql`
    insert into push_subscription (user_id, session_id, brand, endpoint, p256dh, auth)
    select ${user.id}, id, 'volan', 'https://push.test/' || id, '', '' from session where user_id = ${user.id}`;
  const pushed = () => test.database.sql`select content from push_message order by id`;
  beforeEach(async () => {
    await test.database.sql`delete from push_subscription`;
    await allow(ana);
  });

  it('comes once to the devices of its account, in its language, and leads through the list', async () => {
    await tell(ana, 'approved');
    await tell(iva, 'approved');
    await Promise.all([push(), push()]);
    expect(await pushed()).toMatchObject([
      {
        content: {
          kind: 'ad-status',
          title: 'Volan',
          body: 'Oglas „Volkswagen Golf“ je odobren i objavljen',
          link: expect.stringMatching(/^\/profile\/notifications\?open=\d+$/),
        },
      },
    ]);
  });

  it('waits for the end of the quiet hours, and is left out once it was read', async () => {
    await set(ana, { quiet: { from: '22:00', to: '07:00' } });
    await tell(ana, 'approved', new Date('2026-01-15T23:00:00+01:00'));
    const at = (time: string) => (new Date(time).getTime() - test.now) / 60_000;
    expect(await push(at('2026-01-16T06:59:00+01:00'))).toBe(0);
    expect(await push(at('2026-01-16T07:01:00+01:00'))).toBe(1);
    await tell(ana, 'expired', new Date('2026-01-16T12:00:00+01:00'));
    const all = { until: new Date('2026-01-16T12:00:00+01:00').toISOString() };
    await test.call('POST', '/notifications/read-all', all, { as: ana.accessToken });
    expect(await push()).toBe(0);
  });
});

describe('a price that falls [M09]', () => {
  const save = ({ accessToken }: TestPerson) =>
    test.call('PUT', '/favourites/create', { ad_id: ad }, { as: accessToken });
  const price = (euros: number) => test.database.sql`update ad set price = ${euros} where id = ${ad}`;
  const fall = async (euros: number) => {
    await price(euros);
    const both = await Promise.all([1, 2].map(() => notifyPriceDrops(test.database.sql, new Date(test.now))));
    return (both[0] ?? 0) + (both[1] ?? 0);
  };

  it('is reported to users who saved the ad, compared with the lowest price they saw, never to its seller', async () => {
    await price(10_000);
    await save(iva);
    await save(ana);
    expect(await fall(9950)).toBe(0);
    expect(await fall(9800)).toBe(1);
    expect((await list(iva)).data).toMatchObject([
      { event: 'price-drop', facts: { price_before: 10_000, price: 9800 } },
    ]);
    await price(12_000);
    expect([await fall(9800), await fall(9750), await fall(9600)]).toEqual([0, 0, 1]);
    await test.database.sql`update ad set status = 4 where id = ${ad}`;
    expect(await fall(5000)).toBe(0);
    await set(iva, { kinds: { 'price-drop': { page: false } } });
    expect([await told(ana), (await told(iva)).length]).toEqual([[], 2]);
  });
});
