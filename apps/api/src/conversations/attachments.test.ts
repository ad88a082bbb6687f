import type { ConversationMessage } from '@volan/api-contract';
import { maxPdfBytes } from '@volan/domain-rules';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import type { TestPerson } from '../testing/openTestAccounts.ts';
import { deleteOldMessages } from './conversationRetention.ts';
import { openTestConversations } from './conversationTesting.ts';
import { replyMinutesOf } from './replyTime.ts';

const test = openedForFile(openTestConversations);
let photo: Buffer;
let buyer: TestPerson;
let seller: TestPerson;
let ad: number;

beforeAll(async () => {
  photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c33300' } })
    .withExif({ IFD0: { Copyright: 'tajna kamere' } })
    .png()
    .toBuffer();
});
beforeEach(async () => {
  await test.beginAnew();
  [buyer, seller] = [await test.seller(), await test.seller()];
  ad = await test.adOf(seller);
  await test.send({ by: buyer, ad, to: seller.user.id });
});

const pdf = (size = 2000) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9, 'x')]);

/** Sends a file as a form of a browser. */
async function attach(
  bytes: Buffer,
  { by = buyer, to = seller.user.id, name = 'x.png', key = crypto.randomUUID() } = {},
) {
  const form = new FormData();
  const fields = { message: 'Evo', id: ad, user1: by.user.id, user2: to };
  for (const [field, value] of Object.entries(fields)) form.append(field, String(value));
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const request = new Request('http://x', { method: 'POST', body: form });
  const response = await test.app.inject({
    method: 'POST',
    url: '/v3/message/attach',
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      'idempotency-key': key,
      authorization: `Bearer ${by.accessToken}`,
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });

  return response.json<{ data: ConversationMessage; error: string | null; errors: unknown }>();
}

const load = (by: TestPerson, id = '') =>
  test.app.inject({ url: `/api/message/attachment/${id}`, headers: { authorization: `Bearer ${by.accessToken}` } });

const strayFiles = async () => (await test.database.sql`select object_key from stray_file`).length;

describe('a file that comes with a message [J71]', () => {
  it('is encoded again if it is a picture, and shown to both sides and to nobody else', async () => {
    const { data } = await attach(photo, { name: '../Moja slika.exe' });
    const [file] = data.attachments;
    expect(file).toMatchObject({ kind: 'picture', name: 'Moja slika.jpg', width: 400, height: 300 });
    const [, shown] = await test.thread(seller, ad, buyer.user.id);
    expect(shown).toMatchObject({ text: 'Evo', attachments: [file] });
    const reply = await load(seller, file?.id);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(reply.rawPayload.length).toBe(file?.bytes);
    expect(reply.body).not.toContain('tajna kamere');
    const stranger = await test.seller();
    expect([
      (await load(stranger, file?.id)).statusCode,
      (await load(stranger, crypto.randomUUID())).statusCode,
    ]).toEqual([404, 404]);
  });

  it('is, as a PDF, only downloaded, and is what its bytes say', async () => {
    const { data } = await attach(pdf(), { name: 'saobraćajna.jpg' });
    const reply = await load(seller, data.attachments[0]?.id);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''saobra%C4%87ajna.pdf`,
    });
    expect((await attach(pdf(maxPdfBytes + 1))).errors).toEqual({ file: ['pdf-too-large'] });
    expect((await attach(Buffer.from('MZ program'), { name: 'x.pdf' })).errors).toEqual({ file: ['attachment-type'] });
  });

  it('comes once, however often it is sent, and leaves no file behind where it is refused', async () => {
    const before = await strayFiles();
    const key = crypto.randomUUID();
    const [first, again] = [await attach(photo, { key }), await attach(photo, { key })];
    expect(again).toEqual(first);
    const stranger = await test.seller();
    expect((await attach(photo, { by: stranger, to: buyer.user.id })).error).toBe('forbidden');
    await test.call(
      'POST',
      '/message/block',
      { user1: buyer.user.id, user2: seller.user.id },
      { as: buyer.accessToken },
    );
    expect((await attach(photo)).error).toBe('conflict');
    expect(await strayFiles()).toBe(before);
  });

  it('is a part of what its id stands for: with another file, or without one, it is another message', async () => {
    const key = crypto.randomUUID();
    const [sent, other] = [await attach(photo, { key }), await attach(pdf(), { key })];
    expect([sent.error, other.error]).toEqual([null, 'conflict']);
    const text = { by: buyer, ad, to: seller.user.id, text: 'Evo' };
    expect((await test.send({ ...text, key })).error).toBe('conflict');
    const plain = crypto.randomUUID();
    await test.send({ ...text, key: plain });
    expect((await attach(photo, { key: plain })).error).toBe('conflict');
    // as for a file that was stored before digests were
    await test.database.sql`update conversation_attachment set sent_digest = null where message_id = ${sent.data.id}`;
    expect(await attach(photo, { key })).toEqual(sent);
  });

  it.each([0, 1, 2, 3])('of %i bytes is refused', async (length) => {
    const { error, errors } = await attach(photo.subarray(0, length));
    expect([error, errors]).toEqual(['validation', { file: [length === 0 ? 'required' : 'attachment-type'] }]);
  });

  it('goes with its message [M64]', async () => {
    const { data } = await attach(photo);
    const before = await strayFiles();
    await test.database.sql`
      update conversation_message set created_at = now() - interval '3 years' where id = ${data.id}`;
    await deleteOldMessages(test.database.sql);
    expect([(await load(buyer, data.attachments[0]?.id)).statusCode, await strayFiles()]).toEqual([404, before + 1]);
  });
});

describe('the time in which a seller answers [M53]', () => {
  it('is the median of first answers, and is shown if there are enough', async () => {
    const { sql } = test.database;
    for (const minutes of [10, 30, 900]) {
      expect(await replyMinutesOf(sql, seller.user.id)).toBeNull();
      const asking = await test.seller();
      await test.send({ by: asking, ad, to: seller.user.id });
      await sql`
        update conversation set asked_at = now() - make_interval(mins => ${minutes})
          where buyer_id = ${asking.user.id}`;
      await test.answer({ by: seller, ad, to: asking.user.id });
      // only the first answer counts
      await test.answer({ by: seller, ad, to: asking.user.id });
    }
    expect(await replyMinutesOf(sql, seller.user.id)).toBe(30);
    const path = `/message/conversation/${ad}/${seller.user.id}`;
    expect((await test.call('GET', path, null, { as: buyer.accessToken })).data).toMatchObject({ reply_minutes: 30 });
  });
});
