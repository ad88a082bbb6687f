import type { ConversationMessage } from '@volan/api-contract';
import { messageLimits } from '@volan/domain-rules';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { fine } from '../selling/sellingTesting.ts';
import { insertAd } from '../testing/insertAd.ts';
import type { TestPerson } from '../testing/openTestAccounts.ts';
import { openTestConversations } from './conversationTesting.ts';
import { releaseHeldMessages } from './releaseHeld.ts';

const test = openedForFile(openTestConversations);
let buyer: TestPerson;
let seller: TestPerson;
let ad: number;

beforeEach(async () => {
  await test.beginAnew();
  [buyer, seller] = [await test.seller(), await test.seller()];
  ad = await test.adOf(seller);
});

const toSeller = () => ({ by: buyer, ad, to: seller.user.id });
const toBuyer = () => ({ by: seller, ad, to: buyer.user.id });
const written = (answer: { status: number; data: never; error: string | null; errors: unknown }) =>
  fine<ConversationMessage>(answer as never);

describe('a conversation about an ad', () => {
  it('begins with a message to its seller, who sees it, answers, and sees when the answer was read [J69, J70, J72, J73]', async () => {
    const first = written(await test.send({ ...toSeller(), text: 'Da li je još tu?' }));
    expect(first).toMatchObject({ mine: true, text: 'Da li je još tu?', read: false, delivered: false });
    const [group] = await test.inbox(seller);
    expect(group).toMatchObject({
      ad: { id: ad, price: 10_000, status: 'active' },
      role: 'seller',
      other: { id: buyer.user.id, name: 'Ana Anić', gone: false },
      last_message: { id: first.id, mine: false, client_id: null },
      unread: 1,
    });
    expect(await test.inbox(seller, '?unread=1')).toHaveLength(1);
    expect(await test.inbox(buyer, '?unread=1')).toEqual([]);
    const answer = written(await test.answer({ ...toBuyer(), text: 'Jeste.' }));
    expect((await test.thread(buyer, ad, seller.user.id)).map(({ text }) => text)).toEqual([
      'Da li je još tu?',
      'Jeste.',
    ]);
    await test.mark(buyer, ad, seller.user.id, { delivered: answer.id });
    expect((await test.thread(seller, ad, buyer.user.id)).at(-1)).toMatchObject({ delivered: true, read: false });
    await test.mark(buyer, ad, seller.user.id, { read: answer.id });
    expect((await test.thread(seller, ad, buyer.user.id)).at(-1)).toMatchObject({ delivered: true, read: true });
  });

  it('takes a message once, however often and at the same moment it is sent, and answers the same', async () => {
    const sent = { ...toSeller(), key: crypto.randomUUID() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => test.send(sent)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await test.thread(seller, ad, buyer.user.id)).toHaveLength(1);
    expect((await test.send({ ...sent, text: 'Nešto drugo' })).error).toBe('conflict');
    expect((await test.send({ ...sent, key: 'x' })).errors).toEqual({ 'idempotency-key': ['format'] });
  });

  it('takes the same message without an id once within ten seconds, and again after them', async () => {
    const sent = { ...toSeller(), key: null };
    const answers = await Promise.all(Array.from({ length: 5 }, () => test.send(sent)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    await test.send({ ...sent, text: 'Nešto drugo' });
    const texts = async () => (await test.thread(seller, ad, buyer.user.id)).map(({ text }) => text);
    expect(await texts()).toEqual(['Da li je dostupno?', 'Nešto drugo']);

    await test.database.sql`update request_key set expires_at = now()`;
    await test.send(sent);
    expect(await texts()).toEqual(['Da li je dostupno?', 'Nešto drugo', 'Da li je dostupno?']);
  });

  it('has one order, that of the server, and tells all that came after a message [J73]', async () => {
    await test.send(toSeller());
    const start = written(await test.answer(toBuyer()));
    await Promise.all(
      Array.from({ length: 24 }, (_, n) => test.answer({ ...(n % 2 ? toSeller() : toBuyer()), text: `Poruka ${n}` })),
    );
    const after = await test.thread(seller, ad, buyer.user.id, `?since=${start.id}`);
    expect(new Set(after.map(({ text }) => text)).size).toBe(24);
    const ids = after.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
    expect((await test.thread(buyer, ad, seller.user.id)).slice(2).map(({ id }) => id)).toEqual(ids);
    const older = await test.thread(buyer, ad, seller.user.id, `?before=${ids[2]}`);
    expect(older.map(({ id }) => id).slice(2)).toEqual(ids.slice(0, 2));
    const both = `/message/conversation/${ad}/${seller.user.id}?since=1&before=9`;
    expect((await test.call('GET', both, null, { as: buyer.accessToken })).error).toBe('bad-query');
  });

  it('counts as unread what the other side wrote, one number for all devices [J74, J13]', async () => {
    await test.send(toSeller());
    const last = written(await test.send(toSeller()));
    expect([await test.unread(seller), await test.unread(buyer)]).toEqual([2, 0]);
    const stats = await test.call('GET', '/auth/stats', null, { as: seller.accessToken });
    expect(fine<{ messages: number }>(stats).messages).toBe(2);
    const marked = fine<{ unread: number }>(await test.mark(seller, ad, buyer.user.id, { read: last.id - 1 }));
    expect(marked.unread).toBe(1);
    // marks move neither back nor beyond the last message
    await test.mark(seller, ad, buyer.user.id, { read: last.id + 1000 });
    await test.mark(seller, ad, buyer.user.id, { read: 1 });
    await test.send(toSeller());
    expect(await test.unread(seller)).toBe(1);
  });

  it('stays readable when the ad is gone, with what the ad was', async () => {
    await test.send(toSeller());
    await test.database.sql`delete from ad where id = ${ad}`;
    // a row is cached until its change arrives, for five seconds at most
    await vi.waitFor(
      async () => {
        const [group] = await test.inbox(buyer);
        expect(group?.ad).toMatchObject({
          id: ad,
          title: expect.stringContaining('Golf'),
          price: 10_000,
          status: 'removed',
        });
      },
      { timeout: 6000, interval: 20 },
    );
    expect(await test.thread(buyer, ad, seller.user.id)).toHaveLength(1);
    expect((await test.answer(toBuyer())).status).toBe(200);
  });

  it('writes its event in the transaction of the message, and of its marks', async () => {
    const { id } = written(await test.send(toSeller()));
    await test.mark(seller, ad, buyer.user.id, { read: id });
    const events = await test.database.sql`
      select topic, message_id from outbox
      where conversation_id = (select conversation_id from conversation_message where id = ${id}) order by xid, seq`;
    expect(events.map((row) => [row['topic'], row['message_id']])).toEqual([
      ['message', id],
      ['conversation', null],
    ]);
  });

  it('is muted, put away, and comes back with the next message unless it is muted', async () => {
    await test.send(toSeller());
    const change = (change: object) =>
      test.call('POST', '/message/settings', { id: ad, user2: buyer.user.id, ...change }, { as: seller.accessToken });
    await change({ archived: 1 });
    expect(await test.inbox(seller)).toEqual([]);
    expect(await test.inbox(seller, '?archived=1')).toHaveLength(1);
    await test.send(toSeller());
    expect(await test.inbox(seller)).toMatchObject([{ archived: false, muted: false }]);
    await change({ archived: 1, muted: 1 });
    await test.send(toSeller());
    expect(await test.inbox(seller, '?archived=1')).toMatchObject([{ muted: true }]);
  });

  it('is found by words in it, in either script, and only by those who are in it [N01]', async () => {
    await test.send({ ...toSeller(), text: 'Може ли у Чачку?' });
    const find = async (by: TestPerson) =>
      fine<{ text: string; ad_id: number }[]>(
        await test.call('GET', '/message/search?q=cacku', null, { as: by.accessToken }),
      );
    expect(await find(seller)).toMatchObject([{ text: 'Може ли у Чачку?', ad_id: ad }]);
    expect(await find(await test.seller())).toEqual([]);
  });
});

describe('a report of a seller [P16]', () => {
  const report = (as: TestPerson, about: { id: number; user2: number }) =>
    test.call('POST', '/message/report', { ...about, reason: 'fraud' }, { as: as.accessToken });

  it('needs no message, and the seller does not learn of it', async () => {
    const { sql } = test.database;
    fine(await report(buyer, { id: ad, user2: seller.user.id }));
    const [stored] = await sql`
      select c.ad_id, c.seller_id::int, r.user_id::int, reason from conversation_report r
      join conversation c on c.id = conversation_id where r.user_id = ${buyer.user.id}`;
    expect(stored).toEqual({ ad_id: ad, seller_id: seller.user.id, user_id: buyer.user.id, reason: 'fraud' });

    const thread = `/message/conversation/${ad}/${buyer.user.id}`;
    const tries = await Promise.all([
      test.call('GET', thread, null, { as: seller.accessToken }),
      test.answer({ by: seller, ad, to: buyer.user.id }),
    ]);
    expect(tries.map(({ error }) => error)).toEqual(['forbidden', 'forbidden']);
    expect(await sql`select from conversation_member where user_id = ${seller.user.id}`).toHaveLength(0);
    expect(await test.inbox(buyer)).toEqual([]);
  });

  it('lets the reporter still write, and the first message brings the seller in', async () => {
    fine(await report(buyer, { id: ad, user2: seller.user.id }));
    fine(await test.answer(toSeller()));
    expect(await test.inbox(seller)).toHaveLength(1);
    expect((await test.answer({ by: seller, ad, to: buyer.user.id })).status).toBe(200);
  });

  it('is about the seller of a public ad, and nobody reports themselves', async () => {
    const draft = await insertAd(test.database.sql, { seller: seller.user.id, status: 0 });
    const answers = await Promise.all([
      report(buyer, { id: draft, user2: seller.user.id }),
      report(buyer, { id: ad, user2: (await test.seller()).user.id }),
      report(seller, { id: ad, user2: seller.user.id }),
    ]);
    expect(answers.map(({ error }) => error)).toEqual(['not-found', 'not-found', 'not-found']);
  });
});

describe('somebody who is not in a conversation', () => {
  it('cannot read, write or change anything in it, with any ids [T22]', async () => {
    await test.send(toSeller());
    const stranger = await test.seller();
    const before = await test.database.sql`select * from conversation_message order by id`;
    const other = { id: ad, user2: buyer.user.id };
    const as = { as: stranger.accessToken };
    const tries = await Promise.all([
      test.call('GET', `/message/conversation/${ad}/${buyer.user.id}`, null, as),
      test.answer({ by: stranger, ad, to: buyer.user.id }),
      test.answer({ by: stranger, ad, to: buyer.user.id, as: seller.user.id }),
      test.send({ by: stranger, ad, to: seller.user.id, as: buyer.user.id }),
      test.call('POST', '/message/block', { user1: seller.user.id, user2: buyer.user.id }, as),
    ]);
    expect(tries.map(({ error }) => error)).toEqual(Array.from({ length: 5 }, () => 'forbidden'));
    const hidden = await Promise.all([
      test.call('POST', '/message/mark', { ...other, read: 1 }, as),
      test.call('POST', '/message/settings', { ...other, muted: 1 }, as),
      test.call('POST', '/message/report', { ...other, reason: 'spam' }, as),
      test.call('POST', '/message/block', { user1: stranger.user.id, user2: buyer.user.id }, as),
    ]);
    expect(hidden.map(({ error }) => error)).toEqual(Array.from({ length: 4 }, () => 'not-found'));
    expect(await test.database.sql`select * from conversation_message order by id`).toEqual(before);
    expect([await test.inbox(stranger), await test.unread(stranger)]).toEqual([[], 0]);
  });

  it('begins one only about a public ad of the seller that is named, and not about an own ad', async () => {
    const draft = await insertAd(test.database.sql, { seller: seller.user.id, status: 0 });
    expect((await test.send({ ...toSeller(), ad: draft })).error).toBe('not-found');
    expect((await test.answer({ ...toSeller(), ad: draft })).error).toBe('not-found');
    expect((await test.send({ ...toSeller(), to: (await test.seller()).user.id })).errors).toEqual({
      user2: ['value'],
    });
    expect((await test.send({ by: seller, ad, to: seller.user.id })).errors).toEqual({ user2: ['value'] });
    expect((await test.send({ ...toSeller(), text: '  ' })).error).toBe('validation');
    await test.send(toSeller());
    await test.database.sql`update users set status = 4 where id = ${seller.user.id}`;
    expect((await test.answer(toSeller())).error).toBe('gone');
  });
});

describe('the inbox of a company [H07]', () => {
  it('is one for all its people: they answer as the company and read for all', async () => {
    const { account, staff } = await test.company();
    const stock = await test.adOf(account);
    await test.send({ by: buyer, ad: stock, to: account.user.id });
    expect([await test.unread(account), await test.unread(staff)]).toEqual([1, 1]);
    const answer = written(await test.answer({ by: staff, ad: stock, to: buyer.user.id, as: account.user.id }));
    expect(answer).toMatchObject({ sender_id: account.user.id, author: 'Ana Anić', mine: true });
    const [, seen] = await test.thread(buyer, stock, account.user.id);
    expect(seen).toMatchObject({ sender_id: account.user.id, author: null });
    expect((await test.inbox(buyer))[0]?.other.name).toBe(`Auto kuća ${account.user.id}`);
    await test.mark(staff, stock, buyer.user.id, { read: answer.id });
    expect(await test.unread(account)).toBe(0);
    await test.database.sql`delete from company_member where user_id = ${staff.user.id}`;
    expect((await test.answer({ by: staff, ad: stock, to: buyer.user.id })).error).toBe('forbidden');
  });

  it('has answers ready, for those who act for it alone', async () => {
    const { staff, companyId } = await test.company();
    const ready = { company_id: companyId, title: 'Radno vreme', text: 'Od 9 do 17.' };
    const saved = fine<{ id: number }>(await test.call('PUT', '/message/canned', ready, { as: staff.accessToken }));
    await test.call('PUT', '/message/canned', { ...ready, text: 'Od 9 do 18.' }, { as: staff.accessToken });
    const list = (by: TestPerson) =>
      test.call('GET', `/message/canned?company_id=${companyId}`, null, { as: by.accessToken });
    expect((await list(staff)).data).toMatchObject([{ id: saved.id, text: 'Od 9 do 18.' }]);
    const other = await test.company();
    expect((await list(other.staff)).error).toBe('not-found');
    const drop = (by: TestPerson) =>
      test.call('DELETE', `/message/canned?id=${saved.id}`, null, { as: by.accessToken });
    expect([(await drop(other.staff)).data, (await drop(staff)).data]).toEqual([{ removed: false }, { removed: true }]);
  });
});

describe('a blocked user', () => {
  it('sees own messages as sent; they reach nobody and are never counted, also later', async () => {
    await test.send(toSeller());
    const block = (path: string) =>
      test.call('POST', path, { user1: seller.user.id, user2: buyer.user.id }, { as: seller.accessToken });
    expect((await block('/message/block')).data).toEqual({ blocked: true });
    const { data } = await test.call('GET', '/message/blocked', null, { as: seller.accessToken });
    expect(data).toMatchObject([{ account_id: seller.user.id, other: { id: buyer.user.id } }]);
    const stopped = written(await test.send({ ...toSeller(), text: 'Halo?' }));
    expect(stopped).toMatchObject({ held_until: null, delivered: false, read: false });
    expect((await test.thread(buyer, ad, seller.user.id)).map(({ text }) => text)).toContain('Halo?');
    expect((await test.inbox(buyer))[0]).toMatchObject({ last_message: { text: 'Halo?' }, blocked: false });
    expect(await test.unread(seller)).toBe(1);
    expect((await test.inbox(seller))[0]).toMatchObject({ unread: 1, blocked: true });
    expect((await test.answer(toBuyer())).error).toBe('conflict');
    expect((await block('/message/unblock')).data).toEqual({ unblocked: true });
    expect((await test.thread(seller, ad, buyer.user.id)).map(({ text }) => text)).not.toContain('Halo?');
    const later = written(await test.send(toSeller()));
    expect(await test.unread(seller)).toBe(2);
    await test.mark(seller, ad, buyer.user.id, { read: later.id });
    const marks = (await test.thread(buyer, ad, seller.user.id)).map(({ delivered, read }) => [delivered, read]);
    expect(marks).toEqual([
      [true, true],
      [false, false],
      [true, true],
    ]);
  });
});

describe('limits [M61]', () => {
  it('limit messages to people who do not answer, and more so for new accounts', async () => {
    const send = async (by: TestPerson, times: number) => {
      const statuses = [];
      for (let n = 0; n < times; n += 1) statuses.push((await test.send({ by, ad, to: seller.user.id })).status);
      return statuses.filter((status) => status === 200).length;
    };
    expect(await send(buyer, 32)).toBe(messageLimits.unansweredPerHour);
    const fresh = await test.seller({ days: 1 });
    expect(await send(fresh, 12)).toBe(messageLimits.unansweredPerHourWhenNew);
    await test.answer({ by: seller, ad, to: fresh.user.id });
    expect(await send(fresh, 12)).toBe(12);
  });

  it('hold back the same text to many sellers, which goes out an hour later', async () => {
    const others = [];
    for (let n = 0; n <= messageLimits.sameText; n += 1) others.push(await test.adOf(await test.seller()));
    const { sql } = test.database;
    const owners = new Map(
      (await sql<{ id: number; user_id: number }[]>`select id, user_id from ad`).map((row) => [row.id, row.user_id]),
    );
    const text = 'Kupujem odmah, pišite na  viber.';
    for (const [n, other] of others.slice(0, -1).entries()) {
      const sent = { by: buyer, ad: other, to: owners.get(other) ?? 0, text: n % 2 ? text : text.toUpperCase() };
      expect((await test.send(sent)).status).toBe(200);
    }
    const last = others.at(-1) ?? 0;
    const sent = { by: buyer, ad: last, to: owners.get(last) ?? 0, text };
    expect((await test.send(sent)).errors).toEqual({ message: ['same-text'] });
    const held = written(await test.send({ ...sent, force: 1 }));
    expect(held.held_until).not.toBeNull();
    const inboxOf = () => sql`select from conversation_member where user_id = ${sent.to} and last_message_id > 0`;
    expect(await inboxOf()).toHaveLength(0);
    expect(await releaseHeldMessages(sql, new Date(test.now))).toBe(0);
    expect(await releaseHeldMessages(sql, new Date(test.now + messageLimits.heldForMinutes * 60_000 + 1000))).toBe(1);
    expect(await inboxOf()).toHaveLength(1);
    expect(await test.thread(buyer, last, sent.to)).toMatchObject([{ text, held_until: null }]);
  });

  it('of reports: once for each side, ten a day', async () => {
    await test.send(toSeller());
    const report = (reason: string, text?: string) =>
      test.call(
        'POST',
        '/message/report',
        { id: ad, user2: buyer.user.id, reason, ...(text && { text }) },
        { as: seller.accessToken },
      );
    expect((await report('other')).errors).toEqual({ text: ['required'] });
    for (let n = 0; n < 10; n += 1) expect((await report('fraud')).status).toBe(200);
    expect((await report('spam')).error).toBe('rate-limited');
    expect(
      await test.database.sql`select reason from conversation_report where user_id = ${seller.user.id}`,
    ).toHaveLength(1);
  });
});
