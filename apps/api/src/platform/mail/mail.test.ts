import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/postgres/testDatabase.ts';
import { connect, type Database } from '../database/connect.ts';
import { localBrandAddresses } from '../brands/brandAddresses.ts';
import { deliverNext, deleteOldMail } from './deliverMail.ts';
import type { MailTransport } from './MailTransport.ts';
import { openTransport } from './openTransport.ts';
import { queueMail } from './queueMail.ts';
import { smtpTransport } from './smtpTransport.ts';

let test: TestDatabase;
let database: Database;
let server: SMTPServer;
let transport: MailTransport;
let taken: string[] = [];
/** What the server answers to each recipient; 250: it takes the mail. */
let answer = 250;
/** What it answers to our own address. */
let senderAnswer = 250;
const log: string[] = [];
const logger = pino({ level: 'info' }, { write: (line: string) => log.push(line) });

beforeAll(async () => {
  test = await createTestDatabase();
  database = connect(test.url, { connections: 4 });
  server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onMailFrom: (_address, _session, done) =>
      done(senderAnswer === 250 ? null : Object.assign(new Error('who are you'), { responseCode: senderAnswer })),
    onRcptTo: ({ address }, _session, done) =>
      done(answer === 250 ? null : Object.assign(new Error(`<${address}> not now`), { responseCode: answer })),
    onData(stream, _session, done) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        taken.push(Buffer.concat(pieces).toString());
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  transport = smtpTransport({ url: `smtp://127.0.0.1:${port}` });
});

afterEach(async () => {
  taken = [];
  answer = 250;
  senderAnswer = 250;
  await database.sql`delete from mail`;
});

afterAll(async () => {
  transport.close();
  await new Promise<void>((resolve) => server.close(resolve));
  await database.close();
  await test.drop();
});

const code = (to = 'ana@example.test', name = 'Ana') =>
  ({
    to,
    brand: 'volan',
    language: 'rs',
    template: 'verify-email',
    values: { name, code: '123456', minutes: 10 },
  }) as const;

const brandAddresses = {
  ...localBrandAddresses,
  gearlane: { origin: 'https://www.gearlane.test', mailFrom: 'post@gearlane.test' },
};
const deliver = () => deliverNext({ sql: database.sql, brandAddresses, log: logger }, transport);

/** Lines that the encoding of a mail broke are joined again. */
const plain = (mail = '') => mail.replaceAll(/=\r\n/g, '');

describe('a mail', () => {
  it('is sent once, as text and HTML, in its language, and its row goes', async () => {
    await queueMail(database.sql, code());
    expect([await deliver(), await deliver()]).toEqual([true, false]);
    expect(taken).toHaveLength(1);
    expect(plain(taken[0])).toMatch(
      /From: Volan <info@volan\.localhost>[^]*To: ana@example\.test[^]*text\/plain[^]*123456[^]*text\/html/,
    );
    expect(await database.sql`select * from mail`).toEqual([]);
  });

  it('carries its files', async () => {
    await queueMail(database.sql, code());
    const file = { name: 'VOLAN-2026-000001.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7') };
    await deliverNext({ sql: database.sql, brandAddresses, log: logger, filesOf: async () => [file] }, transport);
    expect(taken[0]).toContain('Content-Type: application/pdf; name=VOLAN-2026-000001.pdf');
    expect(taken[0]).toContain(Buffer.from('%PDF-1.7').toString('base64'));
  });

  it('comes from the address of its brand and leads to the pages of its brand', async () => {
    const values = { company: 'Auto Kuća', inviter: 'Ana', link: '/invitation?key=7' };
    await queueMail(database.sql, { ...code(), brand: 'gearlane', template: 'company-invitation', values });
    await deliver();
    expect(plain(taken[0])).toMatch(
      /From: Gearlane <post@gearlane\.test>[^]*https:\/\/www\.gearlane\.test\/invitation\?key/,
    );
  });

  it('about messages tells mail programs how to end such mails, one of the account does not [RFC 8058]', async () => {
    const values = { conversations: [], unsubscribe: '7.x' };
    await queueMail(database.sql, { ...code(), brand: 'gearlane', template: 'messages-unread', values });
    await queueMail(database.sql, code());
    expect([await deliver(), await deliver()]).toEqual([true, true]);
    expect(taken[0]?.replaceAll('\r\n ', ' ')).toMatch(
      /List-Unsubscribe: <https:\/\/www\.gearlane\.test\/v3\/message\/unsubscribe\/7\.x>/i,
    );
    expect(taken[0]).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/i);
    expect(taken[1]).not.toMatch(/unsubscribe/i);
  });

  it('is thrown away where mail is turned off, and does not wait', async () => {
    await queueMail(database.sql, code());
    const off = openTransport('off', logger);
    if (off) await deliverNext({ sql: database.sql, brandAddresses, log: logger }, off);
    expect(await database.sql`select * from mail`).toEqual([]);
    expect(log.at(-1)).toContain('SMTP_URL is off');
  });

  it('of a transaction that fails is never sent', async () => {
    await database.sql
      .begin(async (transaction) => {
        await queueMail(transaction, code());
        throw new Error('rolled back');
      })
      .catch(() => {});
    expect(await deliver()).toBe(false);
  });

  it('is sent once when several processes deliver at the same time', async () => {
    for (const name of ['a', 'b', 'c']) await queueMail(database.sql, code(`${name}@example.test`));
    const done = await Promise.all(Array.from({ length: 6 }, () => deliver()));
    expect(done.filter(Boolean)).toHaveLength(3);
    expect(new Set(taken.map((mail) => /^To: (.*)$/m.exec(mail)?.[1])).size).toBe(3);
  });

  it('that the server cannot take now is sent later, and the log tells nothing of it', async () => {
    answer = 451;
    await queueMail(database.sql, code());
    await deliver();
    expect([taken.length, await deliver()]).toEqual([0, false]);
    answer = 250;
    await database.sql`update mail set next_try_at = now()`;
    await deliver();
    expect(taken).toHaveLength(1);
    expect(log.join('')).toContain('trying again later');
    expect(log.join('')).not.toMatch(/123456|ana@example/);
  });

  it('with a code is given up when the code ends, and one without is not', async () => {
    answer = 451;
    await queueMail(database.sql, code());
    const values = { when: new Date().toISOString(), device: '' };
    await queueMail(database.sql, { ...code(), template: 'password-changed', values });
    const deliverAll = async () => {
      await database.sql`update mail set next_try_at = now()`;
      while (await deliver());
    };
    for (let tries = 0; tries < 3; tries += 1) await deliverAll();
    expect(await database.sql`select template, tries from mail`).toEqual([{ template: 'password-changed', tries: 3 }]);
    answer = 250;
    await queueMail(database.sql, code());
    await database.sql`update mail set expires_at = now() where template = 'verify-email'`;
    await deliverAll();
    expect(taken.map((mail) => mail.includes('123456'))).toEqual([false]);
  });

  it('that the server refuses for good is given up: one with a code goes, another waits for an administrator', async () => {
    await database.sql`truncate daily_health`;
    answer = 550;
    await queueMail(database.sql, code());
    const values = { when: new Date().toISOString(), device: '' };
    await queueMail(database.sql, { ...code(), template: 'password-changed', values });
    while (await deliver());
    expect(await database.sql`select template, tries, next_try_at = 'infinity' as given_up from mail`).toEqual([
      { template: 'password-changed', tries: 1, given_up: true },
    ]);
    expect(await database.sql`select last_error from mail where last_error like '%ana@%' or last_error = ''`).toEqual(
      [],
    );
    expect(await database.sql`select measure, value from daily_health`).toEqual([{ measure: 'mail-failed', value: 2 }]);
  });

  it('stays when the server refuses ourselves: a setting may be wrong', async () => {
    senderAnswer = 550;
    await queueMail(database.sql, code());
    await deliver();
    expect(await database.sql`select tries from mail`).toEqual([{ tries: 1 }]);
  });

  it('makes no header of a name with a line break', async () => {
    await queueMail(database.sql, {
      to: 'ana@example.test',
      brand: 'volan',
      language: 'en',
      template: 'reset-password',
      values: { code: '1\r\nBcc: iva@example.test', minutes: 10 },
    });
    await deliver();
    expect(taken[0]?.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/m);
  });

  it('that is undelivered for a week is deleted', async () => {
    await queueMail(database.sql, code());
    await database.sql`update mail set created_at = now() - interval '8 days'`;
    await deleteOldMail(database.sql);
    expect(await database.sql`select * from mail`).toEqual([]);
  });
});
