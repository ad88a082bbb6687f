import { renderMail, type Mail } from '@volan/documents';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import type { TestPerson } from '../testing/openTestAccounts.ts';
import { openTestConversations } from '../conversations/conversationTesting.ts';
import { deliverMails } from './deliverMails.ts';
import { testMailDeps } from './mailTesting.ts';

const mailAfterMinutes = 10;

const test = openedForFile(openTestConversations);
let buyer: TestPerson;
let seller: TestPerson;
let ad: number;

beforeEach(async () => {
  await test.beginAnew();
  await test.database.sql`delete from conversation`;
  [buyer, seller] = [await test.seller(), await test.seller()];
  ad = await test.adOf(seller);
});

/** A run this many minutes from now. */
const run = (minutes = mailAfterMinutes + 1) => deliverMails(testMailDeps(test), new Date(test.now + minutes * 60_000));

/** The last mail about messages to somebody. */
async function mailTo({ email }: TestPerson) {
  const [row] = await test.database.sql<{ brand: Mail['brand']; language: Mail['language']; content: object }[]>`
    select brand, language, content from mail
    where recipient = ${email} and template = 'messages-unread' order by id desc limit 1`;
  const { brand, language, content: values } = row ?? { brand: 'volan', language: 'rs', content: {} };
  return renderMail({ to: email, brand, language, template: 'messages-unread', values } as Mail, 'https://volan.test');
}

const toSeller = (more: object = {}) => test.send({ by: buyer, ad, to: seller.user.id, ...more });

describe('a mail about unread messages', () => {
  it('comes when one has waited for ten minutes, once until the conversation was read', async () => {
    const { data } = await toSeller({ text: 'Da li je dostupno?' });
    expect(await run(mailAfterMinutes - 1)).toBe(0);
    // two servers at the same moment
    const [one, other] = await Promise.all([run(), run()]);
    expect((one ?? 0) + (other ?? 0)).toBe(1);
    const { subject, text } = await mailTo(seller);
    expect(subject).toContain('Ana Anić');
    expect(text).toContain('> Da li je dostupno?');
    expect(text).toContain(`https://volan.test/profile/messages/${ad}/${buyer.user.id}`);
    await toSeller();
    expect(await run()).toBe(0);
    await test.mark(seller, ad, buyer.user.id, { read: (data as { id: number }).id });
    expect(await run()).toBe(1);
  });

  it('names all conversations at once, without read, muted, blocked and own messages', async () => {
    const other = await test.seller();
    await toSeller({ text: 'Prvi' });
    await test.send({ by: other, ad, to: seller.user.id, text: 'Drugi' });
    const muted = await test.seller();
    await test.send({ by: muted, ad, to: seller.user.id, text: 'Utišano' });
    const settings = { id: ad, user2: muted.user.id, muted: 1 };
    await test.call('POST', '/message/settings', settings, { as: seller.accessToken });
    expect(await run()).toBe(1);
    const { text } = await mailTo(seller);
    expect([text.includes('Prvi'), text.includes('Drugi'), text.includes('Utišano')]).toEqual([true, true, false]);
  });

  it('says the warning in place of a text of frauds, and so does the list [N12]', async () => {
    await toSeller({ text: 'Kurir donosi novac: https://paypal-isplata.top/x', force: 1 });
    const warning = 'Oprez uz ovu poruku. ';
    const { data } = await test.call('GET', '/notifications', null, { as: seller.accessToken });
    const [told] = data as unknown as { facts: { text: string } }[];
    expect(told?.facts.text).toContain(warning);
    await run();
    const { text, html } = await mailTo(seller);
    for (const shown of [told?.facts.text, text, html]) expect(shown).not.toMatch(/paypal|Kurir donosi/);
    expect(text).toContain(warning);
  });

  it('is ended by one press in a mail program, by its own signed address alone [RFC 8058]', async () => {
    await toSeller();
    await run();
    const { unsubscribe } = await mailTo(seller);
    const path = new URL(unsubscribe ?? '').pathname.replace('/v3', '');
    const press = (address: string) =>
      test.app.inject({
        method: 'POST',
        url: `/v3${address}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    expect((await press(path.replace(/unsubscribe\/\d+/, `unsubscribe/${buyer.user.id}`))).statusCode).toBe(404);
    const opened = await test.app.inject(`/v3${path}`);
    expect([opened.statusCode, opened.headers.location]).toEqual([303, path.replace('/message', '')]);
    await test.database.sql`update notification set mail_at = now()`;
    expect((await press(path)).statusCode).toBe(200);
    expect(await run()).toBe(0);
    await test.answer({ by: seller, ad, to: buyer.user.id });
    expect(await run()).toBe(1);
  });
});
