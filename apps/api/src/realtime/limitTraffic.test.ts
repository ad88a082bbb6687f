import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openRawSocket, type RawSocket } from '../../../../tools/rawRequests/openRawSocket.ts';
import { limitTraffic } from './limitTraffic.ts';

let server: HttpServer;
let io: Server;
let client: RawSocket;

beforeEach(async () => {
  server = createServer();
  io = new Server(server, { transports: ['websocket'] });
  limitTraffic(io.engine);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  client = await openRawSocket(`http://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`);
  client.send('text', '40');
  await vi.waitUntil(() => client.received().includes('40{"sid"'));
});
afterEach(async () => {
  client.close();
  await io.close();
});

const connections = () => io.engine.clientsCount;

describe('the connection of a client [F22, T22]', () => {
  it.each([
    ['connects to namespaces that do not exist', 'text', '40/nowhere,'],
    ['sends events', 'text', '42["register",1]'],
    ['sends answers to pings that were not sent', 'text', '3'],
    ['pings', 'ping', ''],
    ['answers pings of the WebSocket that were not sent', 'pong', ''],
  ] as const)('is broken off when it %s more than 50 times in ten seconds', async (_what, kind, content) => {
    for (let frame = 0; frame < 51; frame += 1) client.send(kind, content);
    await expect.poll(() => client.isClosed()).toBe(true);
    expect(connections()).toBe(0);
  });

  it('is broken off when more than a megabyte waits for a client that does not read', async () => {
    client.pause();
    // more than the system holds for both sides
    for (let event = 0; event < 500; event += 1) io.emit('message', 'x'.repeat(60_000));
    await expect.poll(connections).toBe(0);
  });

  it('stays open when 5,000 events come at once for a client that reads', async () => {
    for (let event = 0; event < 5000; event += 1) io.emit('message', { message_id: event, ad_id: 12_345, mine: true });
    await expect.poll(() => client.received()).toContain('4999');
    expect(connections()).toBe(1);
  });
});
