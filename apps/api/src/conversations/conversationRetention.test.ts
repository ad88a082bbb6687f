import { describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { eraseRemovedAccounts } from '../testing/eraseRemovedAccounts.ts';
import { deleteOldMessages, messageMonths } from './conversationRetention.ts';
import { openTestConversations } from './conversationTesting.ts';

const test = openedForFile(openTestConversations);

describe('the retention of conversations [M64]', () => {
  it('goes after 24 months, and with its last message the conversation', async () => {
    const { sql } = test.database;
    const [buyer, seller] = [await test.seller(), await test.seller()];
    const ad = await test.adOf(seller);
    await test.send({ by: buyer, ad, to: seller.user.id });
    await test.send({ by: buyer, ad, to: seller.user.id });
    await sql`
      update conversation_message set created_at = now() - make_interval(months => ${messageMonths}, days => 1)
      where id = (select min(id) from conversation_message)`;
    expect(await deleteOldMessages(sql)).toBe(1);
    expect(await test.thread(seller, ad, buyer.user.id)).toHaveLength(1);
    await sql`update conversation_message
      set created_at = now() - make_interval(months => ${messageMonths}, days => 1)`;
    await sql`update conversation set created_at = now() - make_interval(months => ${messageMonths}, days => 1)`;
    expect(await deleteOldMessages(sql)).toBe(2);
    expect(await test.inbox(seller)).toEqual([]);
  });

  it('erases the texts of a removed account; the other side keeps its own messages, and sees that there was one', async () => {
    const { sql } = test.database;
    const [buyer, seller] = [await test.seller(), await test.seller()];
    const ad = await test.adOf(seller);
    await test.send({ by: buyer, ad, to: seller.user.id, text: 'Moj broj je 064 111 222' });
    await test.answer({ by: seller, ad, to: buyer.user.id, text: 'Hvala, javljam se.' });
    await sql`update users set status = 4, deleted_at = now() - interval '31 days' where id = ${buyer.user.id}`;
    await eraseRemovedAccounts(test);
    expect(await test.thread(seller, ad, buyer.user.id)).toMatchObject([
      { text: '', erased: true },
      { text: 'Hvala, javljam se.', erased: false },
    ]);
    expect((await test.inbox(seller))[0]?.other).toMatchObject({ name: '', gone: true });
    expect(await sql`select from conversation_message where folded like '%064%'`).toHaveLength(0);
  });
});
