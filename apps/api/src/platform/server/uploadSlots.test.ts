import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { defineCall } from '@volan/api-contract';
import { silentLog } from '@volan/observability';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testWebSecret } from '../../testing/openTestApp.ts';
import { createServer } from './createServer.ts';
import type { RateLimit } from './rateLimit.ts';
import { serve } from './serve.ts';

const upload = defineCall({
  method: 'PUT',
  path: '/test/file',
  access: 'public',
  summary: 'Takes a file.',
  body: z.strictObject({ file: z.file() }),
  reply: z.number(),
  failures: [],
});

const start = '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc';
const end = '\r\n--b--\r\n';

/** The same, whose senders are looked at for a while first. */
const slowUpload = { ...upload, path: '/test/slow-file' } as const;

let app: FastifyInstance;
let port: number;
const looked = Promise.withResolvers<boolean>();
const slowLimit: RateLimit = Object.assign(() => looked.promise, {
  secondsToWait: async () => null,
  forgive: async () => undefined,
  reset: async () => undefined,
});

beforeAll(async () => {
  app = await createServer({ webSecret: testWebSecret, logger: silentLog });
  serve(app, upload, ({ file }) => file.size);
  serve(app, slowUpload, ({ file }) => file.size, { isTooMany: slowLimit });
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as { port: number });
});
afterAll(() => app.close());

/** A form whose last bytes wait. */
interface HeldForm {
  readonly sent: ClientRequest;
  /** Null: the connection ended without an answer. */
  readonly status: Promise<number | null>;
}

/** Begins to send a form from an address, all but its last bytes. */
async function begin(address: string, path: string = upload.path): Promise<HeldForm> {
  const sent = request({
    port,
    method: 'PUT',
    path: `/v3${path}`,
    agent: false,
    headers: {
      'content-type': 'multipart/form-data; boundary=b',
      'x-web-secret': testWebSecret,
      'x-visitor-address': address,
    },
  });
  sent.on('error', () => undefined);
  const status = once(sent, 'response').then(
    async ([response]: IncomingMessage[]) => {
      await text(response as IncomingMessage);
      return response?.statusCode ?? null;
    },
    () => null,
  );
  await new Promise((written) => sent.write(start, written));

  return { sent, status };
}

const beginMany = (count: number, address: string) => Promise.all(Array.from({ length: count }, () => begin(address)));

/** Sends the rest of the forms once one of them was refused. Gives all statuses in order. */
async function finish(forms: readonly HeldForm[]) {
  await Promise.race(forms.map(({ status }) => status));
  for (const { sent } of forms) sent.end(end);
  return (await Promise.all(forms.map(({ status }) => status))).sort((one, other) => Number(one) - Number(other));
}

/** Sends a whole form. */
async function send(address: string) {
  const { sent, status } = await begin(address);
  sent.end(end);
  return status;
}

describe('forms with files', () => {
  it('are taken six at a time of one address; one more gets 429', async () => {
    const forms = await beginMany(7, '10.0.0.1');
    expect(await finish(forms)).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect(await send('10.0.0.1')).toBe(200);
  });

  it('are taken sixteen at a time of everybody', async () => {
    const forms = await Promise.all([beginMany(6, '10.0.1.1'), beginMany(6, '10.0.1.2'), beginMany(5, '10.0.1.3')]);
    expect(await finish(forms.flat())).toEqual([...Array.from({ length: 16 }, () => 200), 503]);
  });

  it('leave their place when the sender is gone', async () => {
    const forms = await beginMany(6, '10.0.2.1');
    for (const { sent } of forms) sent.destroy();
    await expect.poll(() => send('10.0.2.1')).toBe(200);
  });

  it('take no place when the sender is gone before the form is read', async () => {
    const forms = await Promise.all(Array.from({ length: 6 }, () => begin('10.0.3.1', slowUpload.path)));
    for (const { sent } of forms) sent.destroy();
    const connections = () => new Promise((count) => app.server.getConnections((_error, open) => count(open)));
    await expect.poll(connections).toBe(0);
    looked.resolve(false);
    expect(await send('10.0.3.1')).toBe(200);
  });
});
