import { createServer } from 'node:http';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import type { ClientEvents, ConversationPlace, MessageEvent, ServerEvents } from '@volan/api-contract';
import { Server } from 'socket.io';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from './connect.ts';
import { openRealtime, type Realtime } from './openRealtime.ts';
import type { UnreadCounts } from './watchUnread.ts';

let io: Server<ClientEvents, ServerEvents>;
let url: string;
let registered: number[];
let written: ConversationPlace[];
let pages: { close(): void }[];
let users = 0;
let userId: number;

async function listen(port = 0) {
  const server = createServer();
  io = new Server(server, { transports: ['websocket'] });
  io.on('connection', (socket) => {
    socket.on('register', (id, answer) => {
      registered.push(id);
      answer(true);
    });
    socket.on('typing', (place) => void written.push(place));
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));

  return (server.address() as AddressInfo).port;
}

beforeEach(async () => {
  [registered, written, pages] = [[], [], []];
  userId = users += 1;
  url = `http://127.0.0.1:${await listen()}`;
});
afterEach(async () => {
  pages.forEach((page) => page.close());
  await io.close();
});

const uid = 'mi2k1-browser';
const place = { ad_id: 7, account_id: 1, other_id: 2 };
const event: MessageEvent = { kind: 'message', ...place, message_id: 3, mine: false };
const poll = { timeout: 5000, interval: 5 };

/** A tab of a browser that is signed in. */
function openTab(counts: () => UnreadCounts = () => ({ countMessages: 0, countNotifications: 0 })) {
  const heard: unknown[] = [];
  const tab: Realtime = openRealtime({
    url,
    uid,
    userId,
    accessToken: async () => 'token',
    readUnread: async () => counts(),
    onUnread: ({ countMessages }) => heard.push(`unread ${countMessages}`),
    onMessage: ({ message_id }) => heard.push(`message ${message_id}`),
    onMissed: () => heard.push('missed'),
    onTyping: () => heard.push('typing'),
    pauseMs: 10,
  });
  pages.push(tab);

  return Object.assign(tab, { heard });
}

describe('a connection [F22]', () => {
  it('registers the account once, however often it connects, and shows a fresh token each time', async () => {
    const tokens = ['first', 'second'];
    const shown: unknown[] = [];
    io.use((socket, next) => (shown.push(socket.handshake.auth['token']), next()));
    let connected = 0;
    const accessToken = async () => tokens.shift() ?? null;
    const connection = connect({ url, uid, userId, accessToken, onConnected: () => (connected += 1), pauseMs: 10 });
    pages.push(connection);
    await expect.poll(() => registered, poll).toEqual([userId]);
    io.sockets.sockets.forEach(({ conn }) => conn.close());
    await expect.poll(() => connected, poll).toBe(2);
    connection.typing(place);
    expect(shown).toEqual(['first', 'second']);
    // packets come in order: what follows it shows that no second registration was sent before it
    await expect.poll(() => written, poll).toEqual([place]);
    expect(registered).toEqual([userId]);
  });

  it('names the session of the browser in its query [J89]', async () => {
    pages.push(connect({ url, uid, userId, accessToken: async () => 'token' }));
    await expect
      .poll(() => [...io.sockets.sockets.values()].map((socket) => socket.handshake.query['uid']), poll)
      .toEqual([uid]);
  });

  it('is given up after 2000 ms without an answer [L35]', async () => {
    let isClosed = false;
    const silent = createTcpServer((line) => line.resume());
    const ended = new Promise<void>((done) =>
      silent.once('connection', (line) =>
        line.once('close', () => {
          isClosed = true;
          done();
        }),
      ),
    );
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
    const { port } = silent.address() as AddressInfo;
    const reached = new Promise((begun) => silent.once('connection', begun));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      pages.push(connect({ url: `http://127.0.0.1:${port}`, uid, userId, accessToken: async () => 'token' }));
      await reached;
      vi.advanceTimersByTime(1999);
      await new Promise((turned) => setImmediate(turned));
      expect(isClosed).toBe(false);
      vi.advanceTimersByTime(1);
      await ended;
    } finally {
      vi.useRealTimers();
      silent.close();
    }
  });

  it('is tried five times more and no sixth time, until it is woken [L25]', async () => {
    let attempts = 0;
    io.engine.opts.allowRequest = (_request, answer) => {
      attempts += 1;
      answer('away', false);
    };
    let connected = false;
    const connection = connect({
      url,
      uid,
      userId,
      accessToken: async () => 'token',
      onConnected: () => (connected = true),
      pauseMs: 1,
    });
    pages.push(connection);
    await expect.poll(() => attempts, poll).toBe(6);
    // a seventh would come within this time: the pauses are of milliseconds
    await new Promise((later) => setTimeout(later, 100));
    expect(attempts).toBe(6);
    delete io.engine.opts.allowRequest;
    connection.wake();
    await expect.poll(() => connected, poll).toBe(true);
  });

  it('whose token is refused, or whose session was ended, waits until it is woken', async () => {
    let isGood = false;
    io.use((_socket, next) => next(isGood ? undefined : new Error('unauthorized')));
    let connected = 0;
    const connection = connect({
      url,
      uid,
      userId,
      accessToken: async () => 'token',
      onConnected: () => (connected += 1),
      pauseMs: 1,
    });
    pages.push(connection);
    isGood = await new Promise((refused) =>
      io.engine.once('connection', (socket: { once: (name: string, then: () => void) => void }) =>
        socket.once('close', () => refused(true)),
      ),
    );
    expect(connected).toBe(0);
    await expect.poll(() => (connection.wake(), connected), poll).toBe(1);
    io.disconnectSockets(true);
    await expect.poll(() => io.sockets.sockets.size, poll).toBe(0);
    await expect.poll(() => (connection.wake(), connected), poll).toBe(2);
  });
});

describe('the tabs of a browser', () => {
  it('share one socket, and hear the same', async () => {
    const [first, second] = [openTab(), openTab()];
    await expect.poll(() => io.sockets.sockets.size, poll).toBe(1);
    await expect.poll(() => second.heard, poll).toContain('missed');
    io.emit('message', event);
    io.emit('typing', place);
    for (const { heard } of [first, second]) {
      await expect.poll(() => heard, poll).toEqual(expect.arrayContaining(['message 3', 'typing']));
    }
    expect(io.sockets.sockets.size).toBe(1);
    second.typing(place);
    await expect.poll(() => written, poll).toEqual([place]);
  });

  it('continue when the one that holds the socket is closed', async () => {
    const [first, second] = [openTab(), openTab()];
    // both hear of the first connection; only then is what the second hears its own
    for (const { heard } of [first, second]) await expect.poll(() => heard, poll).toContain('missed');
    const before = second.heard.length;
    first.close();
    await expect.poll(() => second.heard.slice(before), poll).toContain('missed');
    io.emit('message', event);
    await expect.poll(() => second.heard, poll).toContain('message 3');
    second.close();
    await expect.poll(() => io.sockets.sockets.size, poll).toBe(0);
  });

  it('ask for the unread counts once for all, again when something came, and the server is right [F21, T48]', async () => {
    let unread = 1;
    let asked = 0;
    const counts = () => {
      asked += 1;
      return { countMessages: unread, countNotifications: 0 };
    };
    const [first, second] = [openTab(counts), openTab(counts)];
    await expect.poll(() => first.heard, poll).toEqual(expect.arrayContaining(['missed', 'unread 1']));
    const third = openTab(counts);
    await expect.poll(() => third.heard, poll).toContain('unread 1');
    expect(asked).toBeLessThanOrEqual(2);
    unread = 0;
    io.emit('message', event);
    for (const { heard } of [first, second, third]) {
      await expect
        .poll(() => heard.filter((said) => String(said).startsWith('unread')), poll)
        .toEqual(['unread 1', 'unread 0']);
    }
  });
});
