import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { auditedOf, germany, openAdministrator, openSomeone, serbia } from '../testing/administrators.ts';
import { openTestAccounts, type TestPerson } from '../testing/openTestAccounts.ts';

const test = openedForFile(openTestAccounts);

beforeEach(() => test.beginAnew());

const someone = (name: string, country?: number) => openSomeone(test, name, country);
const administrator = (group: 1 | 6 = 1, country = serbia) => openAdministrator(test, { group, country });

const post = (as: TestPerson, path: string, body: object) => test.call('POST', path, body, { as: as.accessToken });
const actions = (subject: number) => auditedOf(test, subject);

describe('reports of conversations [M57]', () => {
  /** A conversation in which the seller wrote, and the buyer reported them. */
  async function report(reported: TestPerson, reporter: TestPerson): Promise<number> {
    const { sql } = test.database;
    const [row] = await sql<{ id: number }[]>`
      insert into conversation (ad_id, buyer_id, seller_id, ad_title, ad_slug, ad_kind, brand)
      values (1, ${reporter.user.id}, ${reported.user.id}, 'Golf', 'golf', 'auto', 'volan') returning id`;
    const id = row?.id ?? 0;
    const by = (person: TestPerson, text: string, state: string) => sql`
      insert into conversation_message (conversation_id, sender_id, author_id, client_id, text, folded, digest, state,
        unanswered)
      values (${id}, ${person.user.id}, ${person.user.id}, ${crypto.randomUUID()}, ${text}, '', '', ${state}, false)`;
    await by(reporter, 'Koliko košta?', 'sent');
    await by(reported, 'Pošaljite broj kartice.', 'sent');
    await by(reported, 'Ovo nije stiglo.', 'blocked');
    await sql`
      insert into conversation_report (conversation_id, user_id, reason) values (${id}, ${reporter.user.id}, 'fraud')`;

    return id;
  }
  const waiting = async (as: TestPerson) => {
    const { data } = await test.call('GET', '/admin/conversation-reports', null, { as: as.accessToken });
    return data as { id: number; messages: { text: string }[] }[];
  };

  it('show what the reported side wrote and the reporter saw, and to regional administrators those of their country', async () => {
    const [vera, regional] = [await administrator(), await administrator(6, germany)];
    const id = await report(await someone('Prodavac'), await someone('Kupac'));
    const found = (await waiting(vera)).find((one) => one.id === id);
    expect(found).toMatchObject({ reported: { name: 'Prodavac' }, reporter: { name: 'Kupac' }, reason: 'fraud' });
    expect(found?.messages.map(({ text }) => text)).toEqual(['Pošaljite broj kartice.']);
    expect((await waiting(regional)).some((one) => one.id === id)).toBe(false);
  });

  it('are decided once; the reason is mailed to the reported user, and the decision is logged', async () => {
    const vera = await administrator();
    const [seller, buyer] = [await someone('Prodavac'), await someone('Kupac')];
    const id = await report(seller, buyer);
    const decide = (decision: string, reason?: string) =>
      post(vera, '/admin/conversation-report', { id, reporter: buyer.user.id, decision, ...(reason && { reason }) });
    expect((await decide('warned')).errors).toEqual({ reason: ['required'] });
    expect((await decide('warned', 'Ne tražite kartice.')).status).toBe(200);
    expect(await actions(seller.user.id)).toEqual(['report.warned']);
    const [mail] = await test.database.sql`
      select template, content as values from mail where recipient = ${seller.email} order by id desc limit 1`;
    expect(mail).toEqual({ template: 'account-status', values: { status: 'warned', reason: 'Ne tražite kartice.' } });
    expect((await waiting(vera)).some((one) => one.id === id)).toBe(false);
    expect((await decide('dismissed')).error).toBe('not-found');
  });

  it('notify the reporter of the outcome [P16]', async () => {
    const vera = await administrator();
    const [acted, dismissed] = [await someone('Kupac'), await someone('Drugi kupac')];
    for (const [reporter, decision] of [
      [acted, 'warned'],
      [dismissed, 'dismissed'],
    ] as const) {
      const id = await report(await someone('Prodavac'), reporter);
      const body = { id, reporter: reporter.user.id, decision, reason: 'Ne tražite kartice.' };
      expect((await post(vera, '/admin/conversation-report', body)).status).toBe(200);
    }
    const told = await test.database.sql`
      select user_id::int, event from notification
      where user_id in (${acted.user.id}, ${dismissed.user.id}) order by id`;
    expect(told).toEqual([
      { user_id: acted.user.id, event: 'user-report-acted' },
      { user_id: dismissed.user.id, event: 'user-report-dismissed' },
    ]);
  });

  it('suspend an account as its status does, not where an administrator does not reach it', async () => {
    const [vera, regional] = [await administrator(), await administrator(6, germany)];
    const [seller, buyer] = [await someone('Prodavac'), await someone('Kupac')];
    const id = await report(seller, buyer);
    const body = { id, reporter: buyer.user.id, decision: 'suspended', reason: 'Prevara' };
    expect((await post(regional, '/admin/conversation-report', body)).error).toBe('not-found');
    expect((await post(vera, '/admin/conversation-report', body)).status).toBe(200);
    expect(await actions(seller.user.id)).toEqual(['user.suspended', 'report.suspended']);
    const [row] = await test.database.sql`select status, status_reason from users where id = ${seller.user.id}`;
    expect(row).toEqual({ status: 2, status_reason: 'Prevara' });
  });
});
