import { once } from 'node:events';
import { connect } from 'node:net';
import { defineCall } from '@volan/api-contract';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testWebSecret } from '../../testing/openTestApp.ts';
import { createServer } from './createServer.ts';
import { serve } from './serve.ts';

const form = defineCall({
  method: 'PUT',
  path: '/test/form',
  access: 'public',
  summary: 'Gives back what it read.',
  body: z.strictObject({ text: z.string(), count: z.int().optional(), list: z.array(z.string()).optional() }),
  reply: z.unknown(),
  failures: [],
});

let app: FastifyInstance;

beforeAll(async () => {
  app = await createServer({ webSecret: testWebSecret, logger: pino({ level: 'silent' }) });
  serve(app, form, (body) => body);
  await app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(() => app.close());

interface Answer {
  data: unknown;
  error: string | null;
  errors: Record<string, string[]> | null;
}

async function put(payload: string | Buffer, type: string) {
  const reply = await app.inject({
    method: 'PUT',
    url: '/v3/test/form',
    payload,
    headers: { 'content-type': type },
  });
  const { data, error, errors } = reply.json<Answer>();
  return { status: reply.statusCode, data, error, errors };
}

const part = (name: string, value: string) =>
  `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const multipart = (parts: string, end = '--b--\r\n') => put(`${parts}${end}`, 'multipart/form-data; boundary=b');
const urlencoded = (fields: Record<string, string>) =>
  put(new URLSearchParams(fields).toString(), 'application/x-www-form-urlencoded');

describe('a form [I04]', () => {
  it('holds texts as text and everything else as JSON, in both ways of writing it', async () => {
    const fields = { text: '5', count: '5', list: '["č","5"]' };
    const read = { text: '5', count: 5, list: ['č', '5'] };
    const parts = Object.entries(fields).map(([name, value]) => part(name, value));
    expect((await multipart(parts.join(''))).data).toEqual(read);
    expect((await urlencoded(fields)).data).toEqual(read);
    expect((await put(JSON.stringify(read), 'application/json')).data).toEqual(read);
  });

  it('never has its values converted', async () => {
    expect((await urlencoded({ text: 'a', count: '"5"' })).errors).toEqual({ count: ['type'] });
    expect((await put('{"text":5}', 'application/json')).errors).toEqual({ text: ['type'] });
    expect((await put('{"text":["a"]}', 'application/json')).errors).toEqual({ text: ['type'] });
  });

  it.each([
    ['a repeated field', part('text', 'a') + part('text', 'b'), { text: ['repeated'] }],
    ['an unknown field', part('text', 'a') + part('isAdmin', '1'), { isAdmin: ['unknown'] }],
    ['broken JSON', part('text', 'a') + part('count', '5,'), { count: ['json'] }],
    ['no fields', '', { text: ['required'] }],
  ])('with %s is refused and the field named', async (_what, parts, errors) =>
    expect(await multipart(parts)).toEqual({ status: 422, data: null, error: 'validation', errors }),
  );

  it.each([
    ['a field cut short', part('text', 'a'.repeat(300_000)), 413],
    ['too many fields', Array.from({ length: 101 }, (_, n) => part(`f${n}`, '1')).join(''), 413],
    ['too long a name', part('n'.repeat(5000), '1'), 422],
    ['a field called like what every object has', part('text', 'a') + part('valueOf', '1'), 422],
    ['a prototype', part('__proto__', '{"isAdmin":true}'), 422],
    ['a file', `--b\r\ncontent-disposition: form-data; name="text"; filename="a.txt"\r\n\r\na\r\n`, 413],
  ])('with %s is refused', async (_what, parts, status) => {
    const answer = await multipart(parts);
    expect([answer.status, answer.data]).toEqual([status, null]);
  });

  it('that ends in the middle is refused at once', async () => {
    expect((await multipart(part('text', 'a'), '')).status).toBe(422);
    expect((await multipart('--b\r\ncontent-disposition: form-', '')).status).toBe(422);
  });

  it('larger than a megabyte is refused', async () => {
    const text = 'a'.repeat(1_100_000);
    expect((await put(JSON.stringify({ text }), 'application/json')).error).toBe('too-large');
    expect((await urlencoded({ text })).error).toBe('too-large');
  });

  it('nested without end breaks nothing', async () => {
    const deep = `{"text":"a","list":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect((await put(deep, 'application/json')).status).toBe(422);
  });

  it('that stops coming does not hold up others', async () => {
    const { port } = app.server.address() as { port: number };
    const stalled = connect(port, '127.0.0.1');
    await once(stalled, 'connect');
    stalled.write(
      'PUT /v3/test/form HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"te',
    );
    expect((await urlencoded({ text: 'b' })).data).toEqual({ text: 'b' });
    stalled.destroy();
    await once(stalled, 'close');
  });
});
