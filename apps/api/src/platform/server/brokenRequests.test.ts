import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { defineCall, listLanguages } from '@volan/api-contract';
import { openLog, openMetrics } from '@volan/observability';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testWebSecret } from '../../testing/openTestApp.ts';
import { createServer } from './createServer.ts';
import { serve } from './serve.ts';

const form = defineCall({
  method: 'PUT',
  path: '/test/form',
  access: 'public',
  summary: 'Gives back what it read.',
  body: z.strictObject({ text: z.string() }),
  reply: z.unknown(),
  failures: [],
});

let app: FastifyInstance;
let port: number;
const lines: Record<string, unknown>[] = [];
const metrics = openMetrics('api');

beforeAll(async () => {
  const destination = { write: (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>) };
  app = await createServer({
    webSecret: testWebSecret,
    logger: openLog({ name: 'api', level: 'info', destination }),
    metrics,
    answerWithin: 2000,
    limits: { headMs: 1000, bodySilenceMs: 1000 },
  });
  serve(app, form, (body) => body);
  serve(app, listLanguages, () => []);
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as { port: number });
});
beforeEach(() => lines.splice(0));
afterAll(() => app.close());

/** Sends these bytes and nothing more; gives what comes until the server closes the connection. */
async function send(...pieces: readonly string[]) {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += String(chunk)));
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const closed = once(socket, 'close');
  for (const piece of pieces) {
    socket.write(piece);
    await pause(200);
  }
  await closed;

  return text;
}

const head = (method: string, path: string, ...headers: string[]) =>
  `${[`${method} ${path} HTTP/1.1`, 'host: x', ...headers].join('\r\n')}\r\n\r\n`;

describe('a request that does not end', () => {
  const json = 'content-type: application/json';
  it.each([
    ['a head without an end', ['GET /v3/language HTTP/1.1\r\nhost: x\r\n']],
    ['a head that comes drop by drop', ['GET /v3/lang', 'uage HTTP/1.1\r\n', 'host: x\r\n', 'a: b\r\n']],
    ['a body shorter than its Content-Length', [head('PUT', '/v3/test/form', json, 'content-length: 50'), '{"te']],
    [
      'a chunked body without an end',
      [head('PUT', '/v3/test/form', json, 'transfer-encoding: chunked'), '2\r\n{"\r\n'],
    ],
    [
      'a form of many parts without an end',
      [head('PUT', '/v3/test/form', 'content-type: multipart/form-data; boundary=b', 'content-length: 99'), '--b\r\n'],
    ],
  ])('%s: 408, told at info and no error of ours', { timeout: 10_000 }, async (_what, pieces) => {
    const before = await metrics.text();
    expect(await send(...pieces)).toMatch(/^HTTP\/1\.1 408 /);
    await expect.poll(() => lines).toEqual([expect.objectContaining({ level: 'info', status: 408 })]);
    expect(await metrics.text()).not.toMatch(/status="5/);
    expect(before).not.toMatch(/status="5/);
  });

  it('in its body is answered in the envelope, in its language', { timeout: 10_000 }, async () => {
    const answer = await send(head('PUT', '/v3/test/form?lang=de', json, 'content-length: 50'), '{"te');
    const [, body = ''] = answer.split('\r\n\r\n');
    const told = JSON.parse(body.slice(body.indexOf('{'), body.lastIndexOf('}') + 1)) as object;
    expect(told).toMatchObject({ status: 'error', data: null, error: 'timed-out', code: 408 });
    expect(told).toHaveProperty('message', expect.stringContaining('Verbindung'));
  });

  it('that the client aborts is not logged as an error', async () => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`${head('PUT', '/v3/test/form', json, 'content-length: 50')}{"te`);
    await pause(100);
    socket.destroy();
    await expect.poll(() => lines).toEqual([expect.objectContaining({ level: 'info', status: 408, aborted: true })]);
  });

  it('with too large a head: 431', async () => {
    expect(await send(head('GET', '/v3/language', `a: ${'b'.repeat(30_000)}`))).toMatch(/^HTTP\/1\.1 431 /);
    expect(lines).toEqual([expect.objectContaining({ level: 'info', status: 431 })]);
  });

  it('that is not HTTP: 400, and nothing of it is logged', async () => {
    expect(await send('tajna\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect(lines).toEqual([expect.objectContaining({ level: 'info', status: 400 })]);
    expect(JSON.stringify(lines)).not.toContain('tajna');
  });
});

describe('a large body', () => {
  /** Sends twenty megabytes as a client does that reads only when all is sent. */
  async function post(method: string, path: string, headers: Record<string, string>) {
    const asked = request({ port, method, path, headers });
    const response = once(asked, 'response') as Promise<[IncomingMessage]>;
    const megabyte = Buffer.alloc(1024 * 1024, 97);
    for (let sent = 0; sent < 20; sent += 1) {
      await new Promise<void>((done) => asked.write(megabyte, () => done()));
    }
    asked.end();
    const [incoming] = await response;
    let text = '';
    for await (const chunk of incoming) text += String(chunk);

    return [incoming.statusCode, (JSON.parse(text) as { error: string }).error];
  }

  const length = String(20 * 1024 * 1024);
  it.each([
    ['to an address that nothing answers', 'POST', '/v3/nothing', { 'content-length': length }, 404, 'not-found'],
    ['to a route that takes none', 'POST', '/v3/language', { 'content-type': 'text/plain' }, 413, 'too-large'],
    ['to a route that takes forms', 'PUT', '/v3/test/form', { 'content-type': 'application/json' }, 413, 'too-large'],
  ])('%s gets the response of the API', async (_what, method, path, headers, status, error) => {
    expect(await post(method, path, headers)).toEqual([status, error]);
  });
});
