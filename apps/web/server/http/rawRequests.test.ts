import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Pages } from '../pages/Pages.ts';
import { openTestWeb, type TestWeb } from '../testing/openTestWeb.ts';

/** The paths that the API was asked for, in order. */
const asked: string[] = [];
const sockets: Socket[] = [];
const logged: Record<string, unknown>[] = [];
let api: Server;
let web: TestWeb;
let hold: Promise<void> | null = null;
let drawn = 0;

const portOf = (server: Server) => (server.address() as AddressInfo).port;

const pages: Pages = {
  async render({ url }) {
    drawn += 1;
    await hold;
    return new Response(`page ${url.pathname}`, {
      headers: { 'content-type': 'text/html', 'cache-control': 'public' },
    });
  },
};

beforeAll(async () => {
  api = createServer((request, reply) => {
    asked.push(`${request.method} ${request.url}`);
    const { length } = asked;
    if (request.url === '/v3/refuses') {
      // without reading the body
      reply.writeHead(413, { 'content-type': 'application/json' }).end('{"code":"too-large"}');
    } else {
      request.resume().once('end', () => reply.end(`answer ${length} to ${request.url}`));
    }
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const note = (level: string) => (line: object) => logged.push({ level, ...line });
  const log = { debug: note('debug'), info: note('info'), warn: note('warn'), error: note('error') };
  web = await openTestWeb(
    pages,
    { apiUrl: `http://127.0.0.1:${portOf(api)}`, limits: { bodySilenceMs: 500, headMs: 500 } },
    { telemetry: { log: log as never, metrics: null, isStopping: () => false } },
  );
});
beforeEach(() => {
  asked.length = 0;
  logged.length = 0;
  hold = null;
  drawn = 0;
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(async () => {
  await web.close();
  api.closeAllConnections();
  api.close();
});

/** Sends bytes on a connection of its own. */
function send(bytes: string) {
  const socket = connect(web.port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  socket.write(bytes);

  return socket;
}
const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: volan.localhost\r\n${more}\r\n`;
const last = 'Connection: close\r\n';
const soon = { timeout: 20_000, interval: 10 };
const smuggled = 'GET /v3/smuggled HTTP/1.1\r\nHost: a\r\n\r\n';
const chunked = `Transfer-Encoding: chunked\r\n\r\n${smuggled.length.toString(16)}\r\n${smuggled}\r\n0\r\n\r\n`;
const measured = `Content-Length: ${smuggled.length}\r\n\r\n${smuggled}`;

describe.each(['GET', 'HEAD', 'DELETE', 'OPTIONS'])('a body sent with %s', (method) => {
  it.each([
    ['in chunks', chunked],
    ['of a length', measured],
  ])('%s is refused, and never becomes a request of its own', async (_how, body) => {
    const attacker = send(`${method} /v3/ads HTTP/1.1\r\nHost: volan.localhost\r\n${body}`);
    const visitor = text(send(get('/v3/own', last)));
    expect(await text(attacker)).toMatch(/^HTTP\/1\.1 400 [^]*connection: close/i);
    expect(await visitor).toContain('to /v3/own');
    expect(await text(send(get('/v3/own', last)))).toContain('to /v3/own');
    expect(asked).toEqual(['GET /v3/own', 'GET /v3/own']);
  });

  it('on one connection before a second request ends the connection', async () => {
    const answers = await text(
      send(`${method} /v3/ads HTTP/1.1\r\nHost: volan.localhost\r\n${chunked}${get('/v3/second', last)}`),
    );
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
    expect(asked).toEqual([]);
  });
});

describe('a body sent with POST', () => {
  it('reaches the API as it is, and the next request gets its own answer', async () => {
    const answers = await text(
      send(`POST /v3/form HTTP/1.1\r\nHost: volan.localhost\r\n${chunked}${get('/v3/second', last)}`),
    );
    expect(answers).toMatch(/answer 1 to \/v3\/form[^]*answer 2 to \/v3\/second/);
    expect(asked).toEqual(['POST /v3/form', 'GET /v3/second']);
  });

  it.each([
    ['shorter than its length', 'Content-Length: 10\r\n\r\nabc'],
    ['without an end', 'Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n'],
  ])('%s is answered with 408, which is no error of ours', async (_name, rest) => {
    expect(await text(send(`POST /v3/x HTTP/1.1\r\nHost: volan.localhost\r\n${rest}`))).toMatch(/^HTTP\/1\.1 408 /);
    await vi.waitFor(() => expect(logged).toMatchObject([{ level: 'info', status: 408 }]), soon);
  });

  it('with more behind it that is no HTTP is no error of ours', async () => {
    await text(send('POST /v3/x HTTP/1.1\r\nHost: volan.localhost\r\nContent-Length: 2\r\n\r\n{}\x01\r\n\r\n'));
    await vi.waitFor(() => expect(asked).toHaveLength(1), soon);
    expect(await text(send(get('/v3/other', last)))).toContain('to /v3/other');
    expect(logged.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('whose sender goes away in the middle is no error of ours', async () => {
    const socket = send('POST /v3/x HTTP/1.1\r\nHost: volan.localhost\r\nContent-Length: 10\r\n\r\nabc');
    await vi.waitFor(() => expect(asked).toHaveLength(1), soon);
    socket.destroy();
    await vi.waitFor(() => expect(logged).toMatchObject([{ level: 'info', status: 408, aborted: true }]), soon);
  });

  it('that the API refuses unread gets the answer of the API', async () => {
    const bytes = 20_000_000;
    const socket = send(`POST /v3/refuses HTTP/1.1\r\nHost: volan.localhost\r\nContent-Length: ${bytes}\r\n\r\n`);
    // as a client does that reads only when all is sent
    await new Promise<void>((done) => socket.pause().write(Buffer.alloc(bytes), () => done()));
    const [answer] = (await once(socket.resume(), 'data')) as [Buffer];
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
  });
});

describe('a head that does not end', () => {
  it('is cut after a time', async () => {
    expect(await text(send('GET / HTTP/1.1\r\nHost: volan.localhost\r\nX-Slow: '))).toMatch(/^HTTP\/1\.1 408 /);
  });
});

describe('many pipelined requests whose responses are not read', () => {
  it('make eight pages of a network at a time, none when their connections are gone, and let others through', async () => {
    let release = () => {};
    hold = new Promise((resolve) => {
      release = resolve;
    });
    const heard = new Set<Socket>();
    web.server.on('request', ({ socket }) => heard.add(socket));
    const greedy = Array.from({ length: 20 }, (_, index) => send(get(`/catalog/vehicles?page=${index}`).repeat(50)));
    await vi.waitFor(() => expect([heard.size, drawn]).toEqual([20, 8]), soon);
    expect(await text(send(get('/v3/other', last)))).toContain('to /v3/other');
    for (const socket of greedy) socket.destroy();
    await vi.waitFor(() => expect(logged.filter(({ aborted }) => aborted === true)).toHaveLength(20), soon);
    release();
    hold = null;
    expect(await text(send(get('/catalog/vehicles', last)))).toContain('page /catalog/vehicles');
    expect(drawn).toBe(9);
  });
});

describe('a path that cannot be decoded', () => {
  it.each(['/%E0%A4%A', '/catalog/%ff', '/sr/%'])(
    '%s is answered before any page is made, and not logged',
    async (path) => {
      expect(await text(send(get(path, last)))).toMatch(/^HTTP\/1\.1 404 /);
      expect(drawn).toBe(0);
      await vi.waitFor(() => expect(logged).toHaveLength(1), soon);
      expect(JSON.stringify(logged)).not.toContain(path.slice(-3));
    },
  );
});
