import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestWeb } from '../testing/openTestWeb.ts';
import { file, fileFormServer, form, responseTo, soon, statusOf, type Sender } from './fileFormTesting.ts';

const { seen, openWeb, begin, hold, waiting, nothingWaits, port } = fileFormServer();

describe('before a form with files is read', () => {
  const begun = (sender: Sender) => responseTo(begin(form.slice(0, 80), { ...sender, length: 40_000_000 }));

  it('the answer is 503 while sessions cannot be checked', async () => {
    expect(await begun({ cookie: 'acT=away' })).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 60/i);
    expect(await waiting()).toEqual([]);
  });

  it('a renewed session reaches the browser, also where the form is refused', async () => {
    await hold({});
    await hold({});
    const answer = await begun({ cookie: 'acT=stale', address: '192.0.2.2' });
    expect(answer).toMatch(/^HTTP\/1\.1 429 /);
    expect(answer.match(/set-cookie: \w+=\w+/gi)).toEqual(['set-cookie: acT=new', 'set-cookie: rfT=new']);
  });

  it.each([
    ['to a page that takes none', '/signout', 'acT=7'],
    ['to an address that is no page', '/payment/return/rs/1', 'acT=7'],
  ])('a wrong one is refused %s', async (_what, path, cookie) => {
    expect(await begun({ path, cookie })).toMatch(/^HTTP\/1\.1 4(?:05|15) /);
    expect(seen.sessionCalls).toBe(0);
  });

  it('is refused without a boundary, for every sender', async () => {
    const socket = connect(port(), '127.0.0.1');
    const head = ['POST /profile/settings HTTP/1.1', `Host: volan.localhost`, 'Sec-Fetch-Site: same-origin'];
    const rest = [
      'Cookie: acT=invented',
      'Content-Type: multipart/form-data',
      'Content-Length: 3',
      'Connection: close',
    ];
    socket.write(`${[...head, ...rest].join('\r\n')}\r\n\r\nabc`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 [^]*This form cannot be read\.$/);
  });
});

describe('forms with files at a time', () => {
  const other = { cookie: 'acT=8', address: '192.0.2.8' };

  it.each([
    ['of one account', { cookie: 'acT=7', address: '192.0.2.2' }],
    ['of one address', { cookie: 'acT=8', address: '192.0.2.1' }],
  ])('are two %s; a third has to wait, others need not', async (_whose, third) => {
    const first = await hold({});
    await hold({});
    expect(await responseTo(begin(form, third))).toMatch(
      /^HTTP\/1\.1 429 [^]*retry-after: 60[^]*You are sending other files/i,
    );
    expect(await statusOf(begin(form, other))).toBe(200);
    first.destroy();
    await vi.waitFor(async () => expect(await statusOf(begin(form, third))).toBe(200), soon);
  });

  it('for an IPv6 address are those of its /64', async () => {
    const address = (end: string) => `2001:db8:1:2::${end}`;
    await hold({ cookie: 'acT=1', address: address('1') });
    await hold({ cookie: 'acT=2', address: address('2') });
    expect(await statusOf(begin(form, { cookie: 'acT=3', address: address('3') }))).toBe(429);
  });

  it('are limited to three for all senders', async () => {
    await hold({});
    await hold({});
    const third = await hold(other);
    const fourth = { cookie: 'acT=9', address: '192.0.2.9' };
    expect(await responseTo(begin(form, fourth))).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 60[^]*Too many files/i);
    third.destroy();
    await vi.waitFor(async () => expect(await statusOf(begin(form, fourth))).toBe(200), soon);
  });
});

describe('a form with files that does not come to its end', () => {
  let hasty: TestWeb;
  beforeAll(async () => {
    hasty = await openWeb({ requestMs: 1000 });
  });
  afterAll(() => hasty.close());

  /** Sends the form byte by byte until the connection is cut. Gives what the client has read. */
  async function dripUntilCut(cookie: string) {
    const socket = begin(file('a').slice(0, -2), { cookie, length: 1_000_000, port: hasty.port });
    const drip = setInterval(() => socket.write('x'), 100);
    let answer = '';
    socket.on('data', (piece: Buffer) => (answer += String(piece)));
    // A byte that was on its way makes the cut a reset. `once` would reject on that error.
    await new Promise((resolve) => socket.on('close', resolve));
    clearInterval(drip);

    return answer;
  }

  it('is forgotten with its connection', async () => {
    const socket = await hold({});
    socket.resetAndDestroy();
    await nothingWaits();
    expect(await waiting()).toEqual([]);
  });

  it('is cut after a time in all, however often a byte of it comes', async () => {
    expect(await dripUntilCut('acT=7')).toMatch(/^HTTP\/1\.1 408 /);
    await nothingWaits();
    expect(await waiting()).toEqual([]);
  });

  it('is cut after the same time if it was refused', async () => {
    expect(await dripUntilCut('acT=away')).toMatch(/^HTTP\/1\.1 503 /);
  });

  it('is cut after the same time without a session', async () => {
    expect(await dripUntilCut('acT=invented')).toMatch(/^HTTP\/1\.1 408 /);
  });
});
