import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, assert, beforeEach, describe, expect, it } from 'vitest';
import { openCardGateway, type CardGateway } from '../../testing/cardGateway/openCardGateway.ts';
import { testCards } from '../../testing/cardGateway/testCards.ts';
import { GatewayUnavailable, type PaymentAttempt, type PaymentGateway } from '../PaymentGateway.ts';
import { nestpayGateway } from './nestpayGateway.ts';
import { testSettings } from './testing/signedBody.ts';

const attempt: PaymentAttempt = { id: 'ord-0001', amount: 60_050, currency: 'RSD', kind: 'sale' };

let bank: CardGateway;
let bankPays: PaymentGateway;
let shop: Server;
let shopUrl: string;
let callbacks: string[];
let late: (() => Promise<void>)[];

beforeEach(async () => {
  callbacks = [];
  late = [];
  bank = await openCardGateway(testSettings, { later: (send) => late.push(send) });
  bankPays = nestpayGateway({ ...testSettings, url: bank.url });
  shop = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      callbacks.push(body);
      response.end('APPROVED');
    });
  }).listen(0, '127.0.0.1');
  await once(shop, 'listening');
  shopUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
});
afterEach(async () => {
  shop.closeAllConnections();
  shop.close();
  await bank.close();
});

const postForm = (url: string, fields: Readonly<Record<string, string>>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields) });

const hidden = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)].map(([, name = '', value = '']) => [
      name,
      value
        .replaceAll('&#x27;', "'")
        .replaceAll('&quot;', '"')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&'),
    ]),
  );

/** Pays as a browser does, and answers the body of the return; null: the browser stays at the bank. */
async function pay(card: keyof typeof testCards, what: PaymentAttempt = attempt) {
  const to = {
    okUrl: `${shopUrl}/ok`,
    failUrl: `${shopUrl}/fail`,
    callbackUrl: `${shopUrl}/callback`,
    language: 'sr',
  } as const;
  const form = bankPays.start(what, to);
  const page = await (await postForm(form.action, form.fields)).text();
  const done = await postForm(`${bank.url}/card`, { visit: hidden(page)['visit'] ?? '', card: testCards[card].number });
  const html = await done.text();
  const action = /<form method="post" action="([^"]+)"/.exec(html)?.[1] ?? null;

  return { action, body: action && new URLSearchParams(hidden(html)).toString() };
}

function judged(body: string | undefined | null, what = attempt) {
  const reply = bankPays.readCallback(body ?? '');
  return typeof reply === 'string' ? reply : bankPays.judge(reply, what);
}

describe('paying by card at the test gateway [A19, J93, M42]', () => {
  it('is approved, told to the server and to the browser alike', async () => {
    const { action, body } = await pay('approved');
    expect(action).toBe(`${shopUrl}/ok`);
    expect(callbacks).toHaveLength(1);
    for (const told of [callbacks[0], body]) {
      expect(judged(told)).toMatchObject({
        state: 'paid',
        facts: { mdStatus: '1', maskedCard: '4111 11** **** 1111' },
      });
    }
    expect(await bankPays.queryStatus(attempt.id)).toMatchObject({
      state: 'approved',
      amount: 60_050,
      captured: 60_050,
    });
  });

  it.each([
    ['declined', 'declined'],
    ['insufficient', 'insufficient-funds'],
    ['notAuthenticated', 'not-authenticated'],
  ] as const)('with the card "%s" is declined: %s', async (card, reason) => {
    const { action, body } = await pay(card);
    expect(action).toBe(`${shopUrl}/fail`);
    expect(judged(body)).toMatchObject({ state: 'declined', reason });
    expect(judged(callbacks[0])).toMatchObject({ state: 'declined', reason });
    expect(await bankPays.queryStatus(attempt.id)).toMatchObject({ state: 'declined', captured: null });
  });

  it('leaves the browser at the bank, but tells the server', async () => {
    expect((await pay('browserStays')).action).toBeNull();
    expect(judged(callbacks[0])).toMatchObject({ state: 'paid' });
  });

  it('may send no callback: the browser and a query get the result all the same', async () => {
    const { body } = await pay('noCallback');
    expect(callbacks).toEqual([]);
    expect(judged(body)).toMatchObject({ state: 'paid' });
    expect(await bankPays.queryStatus(attempt.id)).toMatchObject({ state: 'approved' });
  });

  it('tells the server three times the same', async () => {
    await pay('threeCallbacks');
    expect(callbacks).toHaveLength(3);
    expect(new Set(callbacks).size).toBe(1);
  });

  it('tells the server late', async () => {
    await pay('lateCallback');
    expect(callbacks).toEqual([]);
    await late[0]?.();
    expect(judged(callbacks[0])).toMatchObject({ state: 'paid' });
  });

  it('needs a look when the bank signed a wrong amount', async () => {
    expect(judged((await pay('wrongAmount')).body)).toMatchObject({ state: 'needs-review', reason: 'amount-differs' });
    expect(judged(callbacks[0])).toMatchObject({ state: 'needs-review', reason: 'amount-differs' });
  });

  it('changes nothing when the hash is wrong', async () => {
    expect(judged((await pay('wrongHash')).body)).toBe('hash-wrong');
    expect(judged(callbacks[0])).toBe('hash-wrong');
  });

  it('is declined a second time with the same number of an attempt', async () => {
    await pay('approved');
    expect(judged((await pay('approved')).body)).toMatchObject({ state: 'declined', reason: 'gateway-error' });
  });

  it('refuses a form that was changed on its way, and an order that is over', async () => {
    const to = { okUrl: shopUrl, failUrl: shopUrl, callbackUrl: shopUrl, language: 'en' } as const;
    const form = bankPays.start(attempt, to);
    const changed = await postForm(form.action, { ...form.fields, amount: '1.00' });
    expect([changed.status, await changed.text()]).toEqual([400, expect.stringContaining('hash is wrong')]);
    expect((await postForm(`${bank.url}/card`, { visit: 'x', card: testCards.approved.number })).status).toBe(400);
  });

  it('works by ver2 where the bank still asks for it', async () => {
    const settings = { ...testSettings, hashAlgorithm: 'ver2' } as const;
    await bank.close();
    bank = await openCardGateway(settings);
    bankPays = nestpayGateway({ ...settings, url: bank.url });
    expect(judged((await pay('approved')).body)).toMatchObject({ state: 'paid' });
  });
});

describe('moving money at the bank [M43]', () => {
  const authorisation: PaymentAttempt = { ...attempt, kind: 'authorisation' };
  const money = { amount: 60_050, currency: 'RSD' } as const;

  it('captures an authorised payment once', async () => {
    expect(judged((await pay('approved', authorisation)).body, authorisation)).toMatchObject({ state: 'authorised' });
    expect(await bankPays.queryStatus(attempt.id)).toMatchObject({ state: 'approved', captured: null });
    expect(await bankPays.capture(attempt.id, money)).toMatchObject({ done: true });
    expect(await bankPays.queryStatus(attempt.id)).toMatchObject({ state: 'approved', captured: 60_050 });
    expect(await bankPays.capture(attempt.id, money)).toEqual({
      done: false,
      code: '99',
      message: 'Nothing is authorised',
    });
  });

  it('never captures more, nor in another currency', async () => {
    await pay('approved', authorisation);
    expect(await bankPays.capture(attempt.id, { ...money, amount: 60_051 })).toMatchObject({ done: false });
    expect(await bankPays.capture(attempt.id, { ...money, currency: 'EUR' })).toMatchObject({ done: false });
  });

  it('releases an authorised payment, which cannot be captured any more', async () => {
    await pay('approved', authorisation);
    expect(await bankPays.void(attempt.id)).toMatchObject({ done: true });
    expect(await bankPays.queryStatus(attempt.id)).toMatchObject({ state: 'voided' });
    expect(await bankPays.capture(attempt.id, money)).toMatchObject({ done: false });
  });

  it('gives back in parts, never more than was captured', async () => {
    await pay('approved');
    expect(await bankPays.refund(attempt.id, { ...money, amount: 60_000 })).toMatchObject({ done: true });
    expect(await bankPays.refund(attempt.id, { ...money, amount: 51 })).toMatchObject({
      done: false,
      message: 'More than was captured',
    });
    expect(await bankPays.refund(attempt.id, { ...money, amount: 50 })).toMatchObject({ done: true });
  });

  it('knows no attempt that nobody paid by', async () => {
    expect(await bankPays.queryStatus('ord-0404')).toMatchObject({ state: 'unknown-attempt' });
    expect(await bankPays.void('ord-0404')).toMatchObject({ done: false });
  });

  it('is refused with the password of another, and says nothing about attempts', async () => {
    const stranger = nestpayGateway({ ...testSettings, url: bank.url, apiPassword: 'x' });
    expect(await stranger.void(attempt.id)).toEqual({ done: false, code: '99', message: 'Authentication failed' });
  });
});

describe('a bank that is away or speaks nonsense', () => {
  const answering = async (answer: string | null, status = 200) => {
    const server = createServer((_, response) => {
      if (answer !== null) response.writeHead(status).end(answer);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      return await nestpayGateway({ ...testSettings, url }, 200)
        .queryStatus('ord-0001')
        .catch((error: unknown) => error);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  };

  it.each([
    ['nothing', null, 200],
    ['an error', 'down', 503],
    ['a redirect', '', 302],
    ['a page', '<html><body>Maintenance</body></html>', 200],
    ['broken XML', '<CC5Response><Response>', 200],
    ['entities', '<!DOCTYPE x [<!ENTITY a "b">]><CC5Response><Response>&a;</Response></CC5Response>', 200],
    ['no XML', 'OK', 200],
    ['too much', `<CC5Response><ErrMsg>${'x'.repeat(70_000)}</ErrMsg></CC5Response>`, 200],
  ])('is unavailable when it answers %s', async (_, answer, status) => {
    expect(await answering(answer, status)).toBeInstanceOf(GatewayUnavailable);
  });

  it.each([
    ['S', 'approved'],
    ['C', 'approved'],
    ['A', 'approved'],
    ['PN', 'pending'],
    ['CNCL', 'voided'],
    ['V', 'voided'],
    ['D', 'declined'],
    ['ERR', 'declined'],
    ['?', 'unreadable'],
    ['constructor', 'unreadable'],
  ])('is read when the status is "%s": %s', async (letters, state) => {
    const listed = `ORD_ID:ord-0001\tORIG_TRANS_AMT:60050\tCAPTURE_AMT:\tTRANS_STAT:${letters}`;
    const xml = `<CC5Response><ProcReturnCode>00</ProcReturnCode><Extra><ORDERSTATUS>${listed}</ORDERSTATUS></Extra></CC5Response>`;
    expect(await answering(xml)).toEqual({ state, amount: 60_050, captured: null, transactionId: null });
  });

  it('is not believed when it names another attempt', async () => {
    const xml = '<CC5Response><Extra><ORD_ID>ord-0002</ORD_ID><TRANS_STAT>S</TRANS_STAT></Extra></CC5Response>';
    expect(await answering(xml)).toMatchObject({ state: 'unreadable' });
  });

  it('gets a password with signs of XML as it is', async () => {
    assert(/[&<]/.test(testSettings.apiPassword));
    expect(await bankPays.queryStatus('ord-0001')).toMatchObject({ state: 'unknown-attempt' });
  });
});
