import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gatewaySmsSender } from './gatewaySmsSender.ts';

let server: Server;
let url: string;
let status: number | null = 202;
let asked: { authorization: string | undefined; body: unknown }[] = [];

async function bodyOf(request: IncomingMessage) {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return JSON.parse(Buffer.concat(pieces).toString()) as unknown;
}

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      asked.push({ authorization: request.headers.authorization, body });
      if (status !== null) response.writeHead(status, { location: '/elsewhere' }).end('{"id":1}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const message = { to: '+381641234567', from: 'Volan', text: '123456 je vaš kod' };
const send = (wait?: number) => gatewaySmsSender({ url, key: 'the key' }, wait).send(message);

describe('the SMS gateway', () => {
  it('gets the message with the key', async () => {
    status = 202;
    await send();
    expect(asked).toEqual([{ authorization: 'Bearer the key', body: message }]);
  });

  it.each([400, 302, 503])('that answers %i has not accepted it, and the error has no number', async (answer) => {
    status = answer;
    await expect(send()).rejects.toThrow(`answered ${answer}.`);
    expect(asked).toHaveLength(1);
  });

  it('that does not answer is not waited for', async () => {
    status = null;
    await expect(send(50)).rejects.toThrow('could not be reached: TimeoutError.');
  });
});
