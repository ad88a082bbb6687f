import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import pino from 'pino';
import { afterEach, expect, it } from 'vitest';
import { testWebSecret } from '../testing/openTestApp.ts';
import { createServer } from './createServer.ts';

let close = async () => {};
afterEach(() => close());

it.each(['application/json', 'application/x-www-form-urlencoded'])(
  'a large body of %s to an address that takes none is answered, and the connection serves the next request',
  async (type) => {
    const app = await createServer({ webSecret: testWebSecret, logger: pino({ level: 'silent' }) });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    close = async () => {
      socket.destroy();
      await app.close();
    };
    const bytes = 20_000_000;
    socket.write(`POST /v3/none HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: ${bytes}\r\n\r\n`);
    socket.write(Buffer.alloc(bytes));
    socket.write('GET /v3/none HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    let said = '';
    socket.on('data', (part: Buffer) => (said += String(part)));
    await once(socket, 'end');
    expect(said.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 404']);
  },
);
