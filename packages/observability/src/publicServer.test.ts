import { once } from 'node:events';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPublicServer, type ConnectionLimits } from './publicServer.ts';

let server: Server | undefined;
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.closeAllConnections();
  server?.close();
});

async function open(listener: RequestListener, limits?: ConnectionLimits) {
  server = createPublicServer(listener, limits).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  /** Sends bytes on a connection of its own. */
  const send = (bytes: string) => {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => {});
    socket.write(bytes);

    return socket;
  };

  return { port, send };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
const soon = { timeout: 20_000, interval: 10 };

describe('pipelined requests', () => {
  it('are handled one after the other, in their order', async () => {
    const handled: [path: string, reply: ServerResponse][] = [];
    const { send } = await open((request, reply) => handled.push([request.url ?? '', reply]));
    const answer = text(send(get('/1') + get('/2') + `GET /3 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`));
    for (const path of ['/1', '/2', '/3']) {
      await vi.waitFor(() => expect(handled.at(-1)?.[0]).toBe(path), soon);
      expect(handled).toHaveLength(Number(path.slice(1)));
      handled.at(-1)?.[1].end(`answer ${path}`);
    }
    expect((await answer).match(/answer \/\d/g)).toEqual(['answer /1', 'answer /2', 'answer /3']);
  });

  it('that nobody reads are not worked on, and are dropped with their connection', async () => {
    const begun: string[] = [];
    const megabyte = Buffer.alloc(1_000_000);
    const { port, send } = await open((request, reply) => {
      begun.push(request.url ?? '');
      reply.end(request.url === '/other' ? 'other' : megabyte);
    });
    const greedy = Array.from({ length: 20 }, () => send(get('/page').repeat(50)).pause());
    await vi.waitFor(() => expect(begun.length).toBeGreaterThanOrEqual(20), soon);
    expect(await (await fetch(`http://127.0.0.1:${port}/other`)).text()).toBe('other');
    for (const socket of greedy) socket.destroy();
    expect(await (await fetch(`http://127.0.0.1:${port}/other`)).text()).toBe('other');
    // the kernel holds a few answers of each connection, never all
    expect(begun.length).toBeLessThan(20 * 25);
  });

  it('do not upgrade a connection whose response has not left, so that the response is not lost', async () => {
    const answers: ServerResponse[] = [];
    const { send } = await open((_request, reply) => answers.push(reply), { socketPaths: ['/socket'] });
    let upgrades = 0;
    server?.on('upgrade', (_request, socket: Socket) => {
      upgrades += 1;
      socket.destroy();
    });
    const upgrade = `GET /socket/?a HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n`;

    const answer = text(send(get('/1') + upgrade));
    await vi.waitFor(() => expect(answers).toHaveLength(1), soon);
    answers[0]?.end('first');
    await vi.waitFor(() => expect(answers).toHaveLength(2), soon);
    answers[1]?.end('second');

    expect(await answer).toMatch(/first[^]*second/);
    expect(upgrades).toBe(0);
    expect(await text(send(upgrade))).toBe('');
    expect(upgrades).toBe(1);
  });

  it('beyond the limit end their connection', async () => {
    const { send } = await open(() => {}, { maxPipelined: 4 });
    const socket = send(get('/').repeat(6));
    expect(await once(socket, 'close')).toEqual([false]);
  });
});

describe('a request that does not come to its end', () => {
  it.each([
    ['a body shorter than its length', 'Content-Length: 10\r\n\r\nabc'],
    ['a chunked body without an end', 'Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n'],
  ])('is answered with 408: %s', async (_name, rest) => {
    const statuses: number[] = [];
    const { send } = await open(
      (request, reply) => {
        request.resume();
        reply.once('close', () => statuses.push(reply.statusCode));
      },
      { bodySilenceMs: 100 },
    );
    expect(await text(send(`POST /v3/x HTTP/1.1\r\nHost: a\r\n${rest}`))).toMatch(/^HTTP\/1\.1 408 /);
    await vi.waitFor(() => expect(statuses).toEqual([408]), soon);
  });

  it('does not hold its connection when it was answered before its end', async () => {
    const { send } = await open((_request, reply) => reply.end('early'), { bodySilenceMs: 100 });
    const socket = send('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 50\r\n\r\n{}');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [^]*early$/);
  });

  it('is cut in its head', async () => {
    const { send } = await open(() => {}, { headMs: 100 });
    expect(await text(send('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '))).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('may take its time while its bytes keep coming', async () => {
    const { send } = await open(
      (request, reply) => {
        void text(request).then((body) => reply.end(body));
      },
      { bodySilenceMs: 1000 },
    );
    const socket = send('POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 15\r\n\r\n');
    let sent = 0;
    const drip = setInterval(() => {
      socket.write('x');
      sent += 1;
      if (sent === 15) clearInterval(drip);
    }, 100);
    expect(await text(socket)).toContain('x'.repeat(15));
  });
});
