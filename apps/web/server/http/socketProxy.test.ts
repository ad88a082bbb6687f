import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openRawSocket } from '../../../../tools/rawRequests/openRawSocket.ts';
import { openTestWeb, type TestWeb } from '../testing/openTestWeb.ts';

let api: Server;
let web: TestWeb;
/** The request that reached the API. */
let asked: { url: string | undefined; headers: IncomingHttpHeaders }[];
/** What the API does with the connection. */
let onUpgrade: (socket: Duplex, headers: IncomingHttpHeaders) => void;
/** Closes each connection that is still open. */
let open: (() => void)[];

beforeEach(async () => {
  asked = [];
  open = [];
  onUpgrade = (socket) => socket.destroy();
  api = createServer();
  api.on('upgrade', ({ url, headers }, socket) => {
    asked.push({ url, headers });
    onUpgrade(socket, headers);
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  web = await openTestWeb({ render: async () => new Response('a page') }, { apiUrl });
});
afterEach(async () => {
  open.forEach((close) => close());
  await web.close();
  await new Promise((closed) => api.close(closed));
});

const upgrade = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': Buffer.from('sixteen bytes 16').toString('base64'),
};

/** The status of what the web server answers; 101 for a socket. */
function ask(path: string, headers: Record<string, string>): Promise<number> {
  const host = `de.volan.localhost:${web.port}`;
  const sent = request({ port: web.port, host: '127.0.0.1', path, headers: { host, ...headers } }).end();
  return new Promise((resolve, reject) => {
    sent.once('response', (answer: IncomingMessage) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.once('upgrade', (answer, socket) => {
      socket.destroy();
      resolve(answer.statusCode ?? 0);
    });
    sent.once('error', reject);
  });
}

describe('a socket of a browser [J89]', () => {
  it("reaches the API with our server's data about the visitor, without their own claims and private data", async () => {
    const origin = `http://de.volan.localhost:${web.port}`;
    const claims = {
      origin,
      cookie: 'rfT=secret',
      'x-visitor-origin': 'https://evil.example',
      'x-visitor-address': '192.0.2.1',
      'x-web-secret': 'guessed',
    };
    expect(await ask('/socket.io/?EIO=4&transport=websocket', { ...upgrade, ...claims })).toBe(101);
    await expect.poll(() => asked).toHaveLength(1);
    expect(asked).toEqual([{ url: '/socket.io/?EIO=4&transport=websocket', headers: expect.any(Object) }]);
    const headers: IncomingHttpHeaders = asked[0]?.headers ?? {};
    expect(headers).toMatchObject({
      origin,
      'x-visitor-origin': origin,
      'x-visitor-address': '127.0.0.1',
      'x-web-secret': 'the shared secret of this test',
    });
    expect(headers.cookie).toBeUndefined();
  });

  it.each<[string, string, Record<string, string>, number]>([
    ['of a host that is not ours', '/socket.io/?EIO=4', { ...upgrade, host: 'evil.example' }, 421],
    ['that is none', '/socket.io/?EIO=4&transport=polling', {}, 426],
    ['at the address of a page, which is answered as a page', '/', upgrade, 200],
    ['of another protocol', '/socket.io/?EIO=4', { ...upgrade, upgrade: 'h2c' }, 426],
    ['above its path', '/socket.io/../v3/auth/session?a', upgrade, 400],
  ])('does not reach it %s', async (_which, path, headers, status) => {
    expect(await ask(path, headers)).toBe(status);
    expect(asked).toEqual([]);
  });
});

describe('the traffic of a socket [J89]', () => {
  /** Opens a socket of a browser through the web server to the API. */
  async function openBoth() {
    const { promise: opened, resolve } = Promise.withResolvers<Duplex>();
    onUpgrade = (socket, headers) => {
      socket.write(accepts(headers));
      socket
        .on('error', () => {})
        .on('end', () => socket.destroy())
        .resume();
      open.push(() => socket.destroy());
      resolve(socket);
    };
    const host = `de.volan.localhost:${web.port}`;
    const browser = await openRawSocket(`http://127.0.0.1:${web.port}/socket.io/?EIO=4&transport=websocket`, { host });

    open.push(() => browser.close());

    return { browser, apiSide: await opened };
  }

  it.each(['text', 'ping', 'pong'] as const)(
    'is broken off on both sides after more than 100 frames of the kind "%s" in ten seconds',
    async (kind) => {
      const { browser, apiSide } = await openBoth();
      // the web server knows that the API has accepted
      apiSide.write(textFrame('hello'));
      await expect.poll(() => browser.received()).toContain('hello');
      for (let frame = 0; frame < 101; frame += 1) browser.send(kind, 'x');
      await expect.poll(() => [browser.isClosed(), apiSide.closed]).toEqual([true, true]);
    },
  );

  it('is broken off on both sides when more than a megabyte waits for a browser that does not read', async () => {
    const { browser, apiSide } = await openBoth();
    browser.pause();
    // more than the system holds for all sides
    for (let frame = 0; frame < 500; frame += 1) apiSide.write(textFrame('x'.repeat(60_000)));
    await expect.poll(() => apiSide.closed).toBe(true);
  });

  it('stays open when much is sent to a browser that reads', async () => {
    const { browser, apiSide } = await openBoth();
    for (let frame = 0; frame < 100; frame += 1) {
      apiSide.write(textFrame('x'.repeat(60_000)));
      await expect.poll(() => browser.received().length).toBeGreaterThan(frame * 60_000);
    }
    expect([browser.isClosed(), apiSide.closed]).toEqual([false, false]);
  });
});

/** The response to a handshake. */
function accepts(headers: IncomingHttpHeaders): string {
  const key = `${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
  const accept = createHash('sha1').update(key).digest('base64');
  const lines = ['HTTP/1.1 101 Switching Protocols', 'upgrade: websocket', 'connection: Upgrade'];

  return `${[...lines, `sec-websocket-accept: ${accept}`].join('\r\n')}\r\n\r\n`;
}

/** A frame of a server, up to 65,535 bytes. */
function textFrame(content: string): Buffer {
  const head = content.length < 126 ? [0x81, content.length] : [0x81, 126, content.length >> 8, content.length & 255];
  return Buffer.concat([Buffer.from(head), Buffer.from(content)]);
}
