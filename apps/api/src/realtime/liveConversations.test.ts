import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { openTestConversations, type TestConversations } from '../conversations/conversationTesting.ts';
import { notify } from '../notifications/notify.ts';
import { fine } from '../selling/sellingTesting.ts';
import type { TestPerson } from '../testing/openTestAccounts.ts';
import { devices } from './socketTesting.ts';

const api = openedForFile(openTestConversations);
let url: string;
const browsers = devices();
let buyer: TestPerson;
let seller: TestPerson;
let ad: number;

beforeAll(async () => {
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  await api.beginAnew();
  [buyer, seller] = [await api.seller(), await api.seller()];
  ad = await api.adOf(seller);
});
afterEach(() => browsers.disconnect());

const listen = (person: TestPerson) => browsers.connect(url, person);
const poll = { timeout: 10_000, interval: 20 };
const idOf = (sent: Awaited<ReturnType<TestConversations['send']>>) => (sent.data as { id: number }).id;
const placeOf = (own: TestPerson, other: TestPerson) => ({
  ad_id: ad,
  account_id: own.user.id,
  other_id: other.user.id,
});

describe('a notification, live [F23]', () => {
  it('wakes the devices of its account alone, when it comes and when it is read', async () => {
    const [ofSeller, ofBuyer] = [await listen(seller), await listen(buyer)];
    await notify(api.database.sql, [seller.user.id], { event: 'approved', adId: ad });
    await expect.poll(() => ofSeller.heard, poll).toEqual([['notification', expect.any(Number)]]);
    const all = { until: new Date().toISOString() };
    fine(await api.call('POST', '/notifications/read-all', all, { as: seller.accessToken }));
    await expect.poll(() => ofSeller.heard, poll).toContainEqual(['notification', null]);
    expect(ofBuyer.heard).toEqual([]);
  });
});

describe('a conversation, live [A10, J89]', () => {
  it('wakes both sides and nobody else when a message comes', async () => {
    const [ofBuyer, ofSeller, ofStranger] = [
      await listen(buyer),
      await listen(seller),
      await listen(await api.seller()),
    ];
    const sent = await api.send({ by: buyer, ad, to: seller.user.id });
    expect(sent.error).toBeNull();
    const event = { kind: 'message', message_id: idOf(sent) };
    await expect.poll(() => ofSeller.heard, poll).toEqual([{ ...event, ...placeOf(seller, buyer), mine: false }]);
    await expect.poll(() => ofBuyer.heard, poll).toEqual([{ ...event, ...placeOf(buyer, seller), mine: true }]);
    expect(ofStranger.heard).toEqual([]);
  });

  it('wakes all people of a company, on each of their devices', async () => {
    const { account, staff } = await api.company();
    const listeners = await Promise.all([account, staff, staff].map(listen));
    const sent = await api.send({ by: buyer, ad: await api.adOf(account), to: account.user.id });
    for (const { heard } of listeners) {
      await expect.poll(() => heard, poll).toMatchObject([{ account_id: account.user.id, message_id: idOf(sent) }]);
    }
  });

  it('tells the sender when what they wrote was read', async () => {
    const sent = await api.send({ by: buyer, ad, to: seller.user.id });
    const { heard } = await listen(buyer);
    await api.mark(seller, ad, buyer.user.id, { read: idOf(sent) });
    await expect.poll(() => heard, poll).toContainEqual(['conversation', placeOf(buyer, seller)]);
  });

  it('sends a user who blocked the sender nothing: no message, and no sign of typing', async () => {
    await api.send({ by: buyer, ad, to: seller.user.id });
    const block = { user1: seller.user.id, user2: buyer.user.id };
    fine(await api.call('POST', '/message/block', block, { as: seller.accessToken }));
    const [ofBuyer, ofSeller] = [await listen(buyer), await listen(seller)];
    ofBuyer.socket.emit('typing', placeOf(buyer, seller));
    const sent = await api.answer({ by: buyer, ad, to: seller.user.id });
    expect(sent.error).toBeNull();
    // the message before the block may still come, to both
    await expect.poll(() => ofBuyer.heard, poll).toContainEqual(expect.objectContaining({ message_id: idOf(sent) }));
    expect(ofSeller.heard).not.toContainEqual(expect.objectContaining({ message_id: idOf(sent) }));
    expect(ofSeller.heard).not.toContainEqual(['typing', expect.anything()]);
  });

  it('shows typing only to the other side, and never in the name of another account', async () => {
    await api.send({ by: buyer, ad, to: seller.user.id });
    const stranger = await api.seller();
    const [ofBuyer, ofSeller, ofStranger] = [await listen(buyer), await listen(seller), await listen(stranger)];
    ofStranger.socket.emit('typing', placeOf(buyer, seller));
    ofStranger.socket.emit('typing', placeOf(stranger, seller));
    ofBuyer.socket.emit('typing', placeOf(buyer, seller));
    await expect.poll(() => ofSeller.heard, poll).toEqual([['typing', placeOf(seller, buyer)]]);
    expect([ofBuyer.heard, ofStranger.heard]).toEqual([[], []]);
  });

  it('shows a seller no typing of a buyer who has only reported them [P16]', async () => {
    const about = await api.adOf(seller);
    await api.send({ by: buyer, ad: about, to: seller.user.id });
    const report = { id: ad, user2: seller.user.id, reason: 'fraud' };
    fine(await api.call('POST', '/message/report', report, { as: buyer.accessToken }));
    const [ofBuyer, ofSeller] = [await listen(buyer), await listen(seller)];
    ofBuyer.socket.emit('typing', placeOf(buyer, seller));
    ofBuyer.socket.emit('typing', { ...placeOf(buyer, seller), ad_id: about });
    await expect
      .poll(() => ofSeller.heard, poll)
      .toContainEqual(['typing', { ...placeOf(seller, buyer), ad_id: about }]);
    expect(ofSeller.heard).not.toContainEqual(['typing', placeOf(seller, buyer)]);
  });

  it('says nothing to the other side when one is muted or put away', async () => {
    await api.send({ by: buyer, ad, to: seller.user.id });
    const [ofBuyer, ofSeller] = [await listen(buyer), await listen(seller)];
    const change = { id: ad, user2: buyer.user.id, muted: 1, archived: 1 };
    fine(await api.call('POST', '/message/settings', change, { as: seller.accessToken }));
    await expect.poll(() => ofSeller.heard, poll).toContainEqual(['conversation', placeOf(seller, buyer)]);
    const sent = await api.answer({ by: seller, ad, to: buyer.user.id });
    await expect.poll(() => ofBuyer.heard, poll).toContainEqual(expect.objectContaining({ message_id: idOf(sent) }));
    expect(ofBuyer.heard).not.toContainEqual(['conversation', expect.anything()]);
  });

  it.each(['suspended', 'not verified'])('does not show typing of a user who may not write: %s', async (state) => {
    await api.send({ by: buyer, ad, to: seller.user.id });
    const [ofBuyer, ofSeller] = [await listen(buyer), await listen(seller)];
    await api.database.sql`update users set status = ${state === 'suspended' ? 2 : 0} where id = ${buyer.user.id}`;
    ofBuyer.socket.emit('typing', placeOf(buyer, seller));
    await ofBuyer.socket.emitWithAck('register', buyer.user.id);
    const sent = await api.answer({ by: seller, ad, to: buyer.user.id });
    await expect.poll(() => ofSeller.heard, poll).toContainEqual(expect.objectContaining({ message_id: idOf(sent) }));
    expect(ofSeller.heard).not.toContainEqual(['typing', expect.anything()]);
  });
});

describe('a conversation of a company, live, for its people [H07, F22]', () => {
  it.each(['are taken out', 'leave', 'have no company any more', 'act for a company that is suspended'])(
    'is not told to those who %s, from that moment on, and they tell nothing in its name',
    async (end) => {
      const { account, staff, companyId } = await api.company();
      const of = { ad: await api.adOf(account), to: account.user.id };
      await api.send({ by: buyer, ...of });
      const [ofStaff, ofAccount, ofBuyer] = [await listen(staff), await listen(account), await listen(buyer)];
      const { sql } = api.database;
      const member = `/company/member?company_id=${companyId}&user_id=${staff.user.id}`;
      const remove = (by: TestPerson) => api.call('DELETE', member, null, { as: by.accessToken });
      if (end === 'are taken out') fine(await remove(account));
      if (end === 'leave') fine(await remove(staff));
      if (end === 'have no company any more') await sql`update company set status = 2 where id = ${companyId}`;
      if (end === 'act for a company that is suspended')
        await sql`update users set status = 2 where id = ${account.user.id}`;
      ofStaff.socket.emit('typing', { ad_id: of.ad, account_id: account.user.id, other_id: buyer.user.id });
      await ofStaff.socket.emitWithAck('register', staff.user.id);
      const sent = await api.answer({ by: buyer, ...of });
      await expect
        .poll(() => ofAccount.heard, poll)
        .toContainEqual(expect.objectContaining({ message_id: idOf(sent) }));
      expect(ofStaff.heard).not.toContainEqual(expect.objectContaining({ message_id: idOf(sent) }));
      expect(ofBuyer.heard).not.toContainEqual(['typing', expect.anything()]);
      // it still hears what is its own
      const own = await api.send({ by: buyer, ad: await api.adOf(staff), to: staff.user.id });
      await expect.poll(() => ofStaff.heard, poll).toContainEqual(expect.objectContaining({ message_id: idOf(own) }));
    },
  );

  it('reaches people who join while they listen', async () => {
    const { account, companyId } = await api.company();
    const joining = await listen(seller);
    await api.database.sql`
      insert into company_member (company_id, user_id, role) values (${companyId}, ${seller.user.id}, 'staff')`;
    const sent = await api.send({ by: buyer, ad: await api.adOf(account), to: account.user.id });
    await expect.poll(() => joining.heard, poll).toContainEqual(expect.objectContaining({ message_id: idOf(sent) }));
  });
});
