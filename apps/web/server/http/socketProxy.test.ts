import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestWeb, type TestWeb } from '../testing/openTestWeb.ts';

let api: Server;
let web: TestWeb;
/** The request that reached the API. */
let asked: { url: string | undefined; headers: IncomingHttpHeaders }[];

beforeEach(async () => {
  asked = [];
  api = createServer();
  api.on('upgrade', ({ url, headers }, socket) => {
    asked.push({ url, headers });
    socket.destroy();
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  web = await openTestWeb({ render: async () => new Response('a page') }, { apiUrl });
});
afterEach(async () => {
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
