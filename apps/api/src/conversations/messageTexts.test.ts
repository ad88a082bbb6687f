import type { ConversationMessage } from '@volan/api-contract';
import { maxMessageLength, messageLimits } from '@volan/domain-rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { fine } from '../selling/sellingTesting.ts';
import type { TestPerson } from '../testing/openTestAccounts.ts';
import { openTestConversations } from './conversationTesting.ts';

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

describe('a message that looks like fraud [N12]', () => {
  const scam = 'Kurir će vam doneti novac, detalji: https://paypal-isplata.top/x i https://www.youtube.com/watch?v=1';

  it('is asked about first, stored only in spite of that, and marked for its reader [E14]', async () => {
    const refused = await test.send({ ...toSeller(), text: scam });
    expect(refused.errors).toEqual({ message: ['shield-courier', 'shield-look-alike'] });
    expect(await test.inbox(seller)).toEqual([]);
    written(await test.send({ ...toSeller(), text: scam, force: 1 }));
    const [seen] = await test.thread(seller, ad, buyer.user.id);
    expect(seen?.warnings.map(({ kind }) => kind)).toEqual(['courier', 'look-alike', 'link']);
    expect(seen?.links.map(({ host, kind }) => [host, kind])).toEqual([
      ['paypal-isplata.top', 'look-alike'],
      ['www.youtube.com', 'link'],
    ]);
    expect((await test.answer({ ...toBuyer(), text: 'Platite unapred.' })).errors).toEqual({
      message: ['shield-deposit'],
    });
    written(await test.answer({ ...toBuyer(), text: 'Platite unapred.', force: 1 }));
  });

  it('is not one with the VIN and the phone of its sender in it', async () => {
    const text = 'Šasija WVWZZZ1KZAW123456, moj broj 064 123 4567.';
    expect(written(await test.send({ ...toSeller(), text }))).toMatchObject({ warnings: [], links: [] });
  });

  it('shows where its links lead to the two sides, and to nobody else', async () => {
    const { id } = written(await test.send({ ...toSeller(), text: scam, force: 1 }));
    const link = (by: TestPerson, index: number) =>
      test.call('GET', `/message/link/${id}/${index}`, null, { as: by.accessToken });
    expect(fine(await link(seller, 1))).toMatchObject({ url: 'https://paypal-isplata.top/x', kind: 'look-alike' });
    expect((await link(buyer, 2)).status).toBe(200);
    expect((await link(seller, 3)).error).toBe('not-found');
    expect((await link(await test.seller(), 1)).error).toBe('not-found');
    await test.database.sql`update conversation_message set state = 'blocked' where id = ${id}`;
    expect((await link(seller, 1)).error).toBe('not-found');
  });
});

describe('the text of a message [N12]', () => {
  it.each(['\u200B', ' \u2060\u00AD ', '\uFEFF\u3164\u2800', '\u202E\u2066\u0007'])(
    'is refused as empty if it has invisible characters only: %j',
    async (text) => expect((await test.send({ ...toSeller(), text })).errors).toEqual({ message: ['required'] }),
  );

  it('keeps its letters and loses marks that turn the direction of writing', async () => {
    const text = 'Evo 👨\u200D👩\u200D👧\u202Egpj.ecin\u202C\u2067!\u2069\nDoviđenja\u0007';
    expect(written(await test.send({ ...toSeller(), text })).text).toBe('Evo 👨\u200D👩\u200D👧gpj.ecin!\nDoviđenja');
  });

  it('is the same with invisible characters in it', async () => {
    const others = [];
    for (let n = 0; n <= messageLimits.sameText; n += 1) others.push(await test.seller());
    const [last, ...before] = others;
    for (const [n, other] of before.entries()) {
      const text = `Kupu${'\u200B'.repeat(n)}jem\u2009odmah ${n % 2 ? '１' : '1'}`;
      expect((await test.send({ by: buyer, ad: await test.adOf(other), to: other.user.id, text })).status).toBe(200);
    }
    const sent = { by: buyer, ad: await test.adOf(last ?? seller), to: last?.user.id ?? 0, text: 'Kupujem odmah 1' };
    expect((await test.send(sent)).errors).toEqual({ message: ['same-text'] });
  });

  it('has twenty links at most, and stays small with all others', async () => {
    const text = 'a.rs '.repeat(maxMessageLength / 5).trim();
    expect(written(await test.send({ ...toSeller(), text })).links).toHaveLength(20);
    for (let n = 0; n < 24; n += 1) written(await test.send({ ...toSeller(), text: `${n}${text}`.slice(0, 4000) }));
    const size = JSON.stringify(await test.thread(seller, ad, buyer.user.id)).length;
    expect(size).toBeLessThan(2 * 25 * maxMessageLength);
  });

  it('is read for a limit of tries only, however they end [M61]', async () => {
    const refused = () => test.send({ ...toSeller(), text: 'Pošaljite broj kartice.' });
    expect((await refused()).errors).toEqual({ message: ['shield-card'] });
    await test.database
      .sql`update rate_limit set points = ${messageLimits.triesPerHour} where key like 'messages-tried:%'`;
    expect((await refused()).error).toBe('rate-limited');
    expect((await test.send(toSeller())).error).toBe('rate-limited');
  });
});
