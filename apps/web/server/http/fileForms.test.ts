import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ConnectionLimits } from '@volan/observability';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Pages } from '../pages/Pages.ts';
import { openTestWeb, type TestWeb } from '../testing/openTestWeb.ts';

const ended = 'ended={"email":"ana@example.test","remembered":true}';
const endedCookie = ended.replaceAll(/[{}",:@]/g, encodeURIComponent);

/** Number of session calls to the API. */
let asked: number;
/** The session call of the API. `acT` is the user's id; `acT=stale` is refreshed, `acT=over` has just ended. */
const api: Server = createServer(({ headers: { cookie = '' } }, reply) => {
  asked += 1;
  const token = /acT=(\w+)/.exec(cookie)?.[1] ?? '';
  if (token === 'away') return void reply.writeHead(503).end('{}');
  if (token === 'stale') reply.setHeader('set-cookie', ['acT=new; Path=/', 'rfT=new; Path=/']);
  if (token === 'over') reply.setHeader('set-cookie', ['acT=; Max-Age=0', `${endedCookie}; Max-Age=1800`]);
  const id = token === 'stale' ? 7 : Number(token);
  reply.end(JSON.stringify({ data: id > 0 ? { user: { id }, accessToken: 'a' } : null }));
});

/** What reached the page: the fields, and the field name, file name and content of each file. */
let reached: unknown[];
/** Number of form folders on the disk while the page was rendered. */
let foldersSeen: number;
const pages: Pages = {
  cacheablePage: () => null,
  async render({ url, sentForm, session }) {
    if (url.searchParams.has('losesFiles')) {
      for (const name of await waiting()) await rm(join(folder, name), { recursive: true });
    }
    if (url.searchParams.has('fails')) throw new Error('This page fails.');

    for (const [name, value] of sentForm ?? []) {
      const read = typeof value === 'string' ? [value] : [value.name, value.type, await value.slice(0, 10).text()];
      reached.push([name, ...read]);
    }
    foldersSeen = (await readdir(folder)).length;

    return new Response(session ? 'taken' : 'sign in', { headers: { 'cache-control': 'no-store' } });
  },
};

let folder: string;
let web: TestWeb;
const sockets: Socket[] = [];
const neverEnds = 999_999_999;
const soon = { timeout: 20_000, interval: 10 };

// client and server share this process, so neither receives while the other works
const openWeb = (limits: ConnectionLimits = { bodySilenceMs: 60_000 }) =>
  openTestWeb(pages, {
    apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    trustedProxies: 1,
    forms: { folder, atOnce: 3, perSender: 2 },
    limits,
  });

beforeAll(async () => {
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  folder = await mkdtemp(join(tmpdir(), 'forms-test-'));
  for (const process_ of [neverEnds, process.pid, process.ppid]) {
    await mkdir(join(folder, `volan-form-${process_}-a`));
    await writeFile(join(folder, `volan-form-${process_}-a`, '0'), 'left');
  }
  web = await openWeb();
});
beforeEach(() => {
  [asked, foldersSeen] = [0, 0];
  reached = [];
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await nothingWaits();
});
afterAll(async () => {
  await web.close();
  api.closeAllConnections();
  api.close();
  await rm(folder, { recursive: true });
});

/** Form folders, except that of the running process. */
const waiting = async () => (await readdir(folder)).filter((name) => !name.includes(`-${process.ppid}-`));
const nothingWaits = () => vi.waitFor(async () => expect(await waiting()).toEqual([]), soon);

interface Sender {
  readonly path?: string;
  readonly cookie?: string;
  readonly address?: string;
  readonly length?: number;
  readonly port?: number;
}

/** Sends the beginning of a form on a new connection. */
function begin(
  body: string,
  { path = '/profile/settings', cookie = 'acT=7', address = '192.0.2.1', length, port = web.port }: Sender = {},
) {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  sockets.push(socket);
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: volan.localhost:${web.port}`,
    'Sec-Fetch-Site: same-origin',
    `X-Forwarded-For: ${address}`,
    `Cookie: ${cookie}`,
    'Content-Type: multipart/form-data; boundary=b',
    `Content-Length: ${length ?? Buffer.byteLength(body)}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);

  return socket;
}

/** The first bytes of the answer; the connection stays open. */
async function answerTo(socket: Socket) {
  const [answer] = (await once(socket, 'data')) as [Buffer];
  return String(answer);
}
const statusOf = async (socket: Socket) => Number((await answerTo(socket)).split(' ')[1]);

const part = (name: string, content: string) => `--b\r\ncontent-disposition: form-data; ${name}\r\n\r\n${content}\r\n`;
const file = (name: string, content = name, control = 'files') =>
  part(`name="${control}"; filename="${name}"\r\ncontent-type: image/png`, content);
const whole = (...parts: string[]) => `${parts.join('')}--b--\r\n`;
const form = whole(part('name="name"', 'Ana'), file('a', 'x'));

/** Begins a form that lasts as long as the test. Resolves when its folder exists. */
async function hold(sender: Sender) {
  const before = (await waiting()).length;
  const socket = begin(file('a').slice(0, -2), { ...sender, length: 1_000_000 });
  await vi.waitFor(async () => expect((await waiting()).length).toBe(before + 1), soon);

  return socket;
}

describe('a form with files', () => {
  it('reaches its page with all that it holds, in its order, and its session is asked for once [J26]', async () => {
    const nothingChosen = part('name="cover"; filename=""', '');
    const sent = whole(
      part('name="name"', 'Ana'),
      file('b', 'first'),
      file('a', 'second'),
      nothingChosen,
      file('0', ''),
    );
    expect(await answerTo(begin(sent))).toMatch(/^HTTP\/1\.1 200 [^]*taken/);
    expect(reached).toEqual([
      ['name', 'Ana'],
      ['files', 'b', 'image/png', 'first'],
      ['files', 'a', 'image/png', 'second'],
      ['files', '0', 'image/png', ''],
    ]);
    expect(asked).toBe(1);
  });

  it('waits on the disk until its page is made, and no longer', async () => {
    expect(await statusOf(begin(form))).toBe(200);
    expect(foldersSeen).toBe(2);
    await nothingWaits();
  });

  it('is in no memory: without their folder its files cannot be read', async () => {
    const big = whole(file('a', 'x'.repeat(1 << 20)));
    expect(await statusOf(begin(big, { path: '/profile/settings?losesFiles' }))).toBe(500);
    expect(await statusOf(begin(big))).toBe(200);
  });

  it('leaves nothing where its page fails', async () => {
    expect(await statusOf(begin(form, { path: '/profile/settings?fails' }))).toBe(500);
    await nothingWaits();
  });

  it('reaches its page without the files that are too large, alone or together, and with all its words', async () => {
    const files = [13, 11, 11, 11, 11, 1].map((megabytes) => file(String(megabytes), 'x'.repeat(megabytes << 20)));
    const sent = whole(part('name="line"', 'Prvi'), ...files, part('name="price"', '9500'));
    expect(await statusOf(begin(sent, { path: '/vehicles/novi-oglas' }))).toBe(200);
    const names = (reached as string[][]).map(([name, value]) => [name, value]);
    expect(names.filter(([name]) => name === 'files').map(([, value]) => value)).toEqual(['11', '11', '11', '1']);
    expect(names.filter(([name]) => name !== 'files')).toEqual([
      ['line', 'Prvi'],
      ['left_out', '1'],
      ['price', '9500'],
    ]);
  });

  it('may hold 200,000 characters, field names included; a name may have 4,000', async () => {
    const controls = Array.from({ length: 90 }, () => part(`name="${'n'.repeat(5000)}"`, 'v'.repeat(1000)));
    expect(await statusOf(begin(whole(...controls)))).toBe(200);
    const names = (reached as [string, string][]).map(([name]) => name.length);
    expect(Math.max(...names)).toBeLessThan(4000);
    expect(names.reduce((sum, length) => sum + length + 1000, 0)).toBeLessThanOrEqual(200_000);
  });
});

describe('before a form with files is read', () => {
  const begun = (sender: Sender) => answerTo(begin(form.slice(0, 80), { ...sender, length: 40_000_000 }));

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
    expect(asked).toBe(0);
  });

  it('is refused without a boundary, for every sender', async () => {
    const socket = connect(web.port, '127.0.0.1');
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

describe('a form with files without a session', () => {
  it.each([
    ['its session ended, as an earlier call found out', endedCookie],
    ['its session ended, as its own call finds out', 'acT=over'],
    ['the cookies of its session are deleted', 'user=%7B%22id%22%3A7%7D'],
    ['its cookies are invented', 'acT=invented'],
    ['it is sent by a visitor', 'theme=dark'],
  ])('reaches its page with its words alone: %s [K01]', async (_how, cookie) => {
    expect(await answerTo(begin(form, { cookie }))).toMatch(/^HTTP\/1\.1 200 [^]*sign in/);
    expect(reached).toEqual([['name', 'Ana']]);
    expect(foldersSeen).toBe(1);
  });

  it('loses its files while they arrive', async () => {
    const sent = whole(file('a', 'x'.repeat(8 << 20)), part('name="price"', '9500'));
    expect(await statusOf(begin(sent, { cookie: 'theme=dark' }))).toBe(200);
    expect([reached, foldersSeen]).toEqual([[['price', '9500']], 1]);
  });

  it('is one of two of its address, and takes no slot of users who are signed in', async () => {
    const stranger = { cookie: 'theme=dark', length: 1_000_000 };
    const sockets = [begin(form.slice(0, 80), stranger), begin(form.slice(0, 80), stranger)];
    await vi.waitFor(async () => expect(await statusOf(begin(form, { cookie: 'theme=dark' }))).toBe(429), soon);
    expect(await statusOf(begin(form))).toBe(200);
    for (const socket of sockets) socket.destroy();
    await vi.waitFor(async () => expect(await statusOf(begin(form, { cookie: 'theme=dark' }))).toBe(200), soon);
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
    expect(await answerTo(begin(form, third))).toMatch(
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
    expect(await answerTo(begin(form, fourth))).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 60[^]*Too many files/i);
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

describe('folders of forms', () => {
  it('that a process left behind are removed at the start of the next one, and those of one that runs are not', async () => {
    expect(await readdir(folder)).toEqual([`volan-form-${process.ppid}-a`]);
  });
});
