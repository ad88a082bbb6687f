import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../../tools/freePort.ts';

let api: Server;
let child: ChildProcess;
let port: number;
let said: string;

const isHealthy = async () => (await fetch(`http://localhost:${port}/health`)).ok;

/** Whether the process is healthy, and the errors that it has logged since the test began. */
const state = async () => ({ isHealthy: await isHealthy(), errors: said.match(/"level":"(?:error|fatal)".*/g) });
const well = { isHealthy: true, errors: null };

beforeAll(async () => {
  api = createServer((request, reply) => {
    // everybody with a cookie is signed in
    request.resume().once('end', () => reply.end('{"data":{"user":{"id":1},"accessToken":"a"}}'));
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  port = await freePort();
  const entry = fileURLToPath(new URL('testing/slowServer.ts', import.meta.url));
  const started = spawn(process.execPath, ['--conditions=@volan/source', entry], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      WEB_SECRET: 'the shared secret of this test',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child = started;
  for (const stream of [started.stdout, started.stderr]) stream.on('data', (words: Buffer) => (said += String(words)));
  await vi.waitFor(isHealthy, { timeout: 30_000, interval: 50 });
  // a process takes long to start
}, 60_000);
beforeEach(() => {
  said = '';
});
afterAll(async () => {
  api.close();
  api.closeAllConnections();
  if (child.exitCode !== null) return;

  child.kill('SIGKILL');
  await once(child, 'close');
});

const lines = (...each: string[]) => each.map((line) => `${line}\r\n`).join('');

const head = (first: string, ...more: string[]) => {
  const host = `volan.localhost:${port}`;
  return lines(`${first} HTTP/1.1`, `Host: ${host}`, `Origin: http://${host}`, 'Cookie: acT=x', ...more, '');
};

/** What the server answers to a form. */
const answerTo = (path: string, type: string, body: string) => {
  const socket = connect(port, '127.0.0.1');
  socket.write(head(`POST ${path}`, `Content-Type: ${type}`, `Content-Length: ${body.length}`, 'Connection: close'));
  socket.write(body);

  return text(socket);
};

/** Sends bytes on forty connections and resets each within 20 ms. Gives the state of the process afterwards. */
async function breakOff(bytes: string) {
  for (let round = 0; round < 40; round++) {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    await once(socket, 'connect');
    socket.write(bytes);
    await pause(round % 20);
    socket.resetAndDestroy();
  }

  return state();
}

const multipart = 'multipart/form-data; boundary=x';

describe('the process of the web server continues after', () => {
  const file = lines('--x', 'Content-Disposition: form-data; name="avatar"; filename="a.jpg"', '', 'abc');
  const refused = /^HTTP\/1\.1 400 [^]*This form cannot be read\.$/;

  it.each([
    ['in a file', file],
    ['in the head of a file', file.slice(0, 30)],
    ['in a word', file.replace('; filename="a.jpg"', '')],
    ['before its first part', '--'],
  ])('a form that ends %s', async (_where, body) => {
    expect(await answerTo('/profile/settings?form=about', multipart, body)).toMatch(refused);
    expect(await answerTo('/vehicles/novi-oglas', multipart, body)).toMatch(refused);
    expect(await state()).toEqual(well);
  });

  it.each([
    ['without a boundary', 'multipart/form-data'],
    ['with a boundary of 5,000 letters', `multipart/form-data; boundary=${'x'.repeat(5000)}`],
  ])('a form %s', async (_what, type) => {
    expect(await answerTo('/profile/settings?form=about', type, file)).toMatch(refused);
    expect(await state()).toEqual(well);
  });

  it('a form whose controls have no name', async () => {
    const nameless = [file, file.replace('; filename="a.jpg"', '')].map((each) => each.replace('; name="avatar"', ''));
    expect(await answerTo('/profile/settings?form=about', multipart, `${nameless.join('')}--x--`)).toMatch(/ 200 /);
    expect(await state()).toEqual(well);
  });

  it('forms with files whose sender breaks off', async () => {
    const begun = head('POST /profile/settings', `Content-Type: ${multipart}`, 'Content-Length: 100000') + file;
    expect(await breakOff(begun)).toEqual(well);
  });

  it.each(['/api/admin/export/USERS', '/v3/%2e%2e/internal/changes', '/v3/ads'])(
    'bodies to %s whose sender breaks off',
    async (path) => {
      expect(await breakOff(`${head(`POST ${path}`, 'Content-Length: 100000')}abc`)).toEqual(well);
    },
  );

  it.each(['volan.localhost', 'none.example'])('sockets at %s whose browser breaks off', async (host) => {
    const wish = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
    const asked = head('GET /socket.io/?EIO=4', ...wish, 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==');
    expect(await breakOff(asked.replaceAll('volan.localhost', host))).toEqual(well);
  });
});
