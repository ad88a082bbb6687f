import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import type { ClientEvents, ServerEvents } from '@volan/api-contract';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openRawSocket } from '../../../../tools/rawRequests/openRawSocket.ts';
import { openedForFile } from '../testing/openedForFile.ts';
import { openTestAccounts, type TestPerson } from '../testing/openTestAccounts.ts';
import { testWebSecret } from '../testing/openTestApp.ts';

type Client = Socket<ServerEvents, ClientEvents>;

const api = openedForFile(openTestAccounts);
let url: string;
let person: TestPerson;
let open: Client[] = [];

beforeAll(async () => {
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  await api.beginAnew();
  person = await api.person();
});
afterEach(() => {
  open.forEach((socket) => socket.disconnect());
  open = [];
});

function client(token: unknown, headers: Record<string, string> = {}): Client {
  const socket: Client = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    auth: token === undefined ? {} : { token },
    extraHeaders: headers,
  });
  open.push(socket);
  return socket;
}

/** The result of a connection: "connected", or the reason why it failed. */
const outcome = (socket: Client) =>
  new Promise<string>((resolve) => {
    socket.once('connect', () => resolve('connected'));
    socket.once('connect_error', ({ message }) => resolve(message));
  });
const ended = (socket: Client) => new Promise<string>((resolve) => socket.once('disconnect', resolve));
const register = (socket: Client, id: number) =>
  new Promise<boolean>((resolve) => socket.emit('register', id, resolve));

describe('a socket [F22, T22]', () => {
  it('belongs to the account of its access token, whatever it sends', async () => {
    const socket = client(person.accessToken);
    expect(await outcome(socket)).toBe('connected');
    expect(await register(socket, person.user.id)).toBe(true);
    expect(await register(socket, person.user.id + 1)).toBe(false);
  });

  it.each([undefined, '', 'forged', 7, { $ne: null }])('is refused with the token %j', async (token) => {
    expect(await outcome(client(token))).toBe('unauthorized');
  });

  it.each<[string, Record<string, string>, string]>([
    ['of our own page', { origin: 'https://volan.localhost' }, 'connected'],
    ['of another page', { origin: 'https://evil.example' }, 'websocket error'],
    ['of the other brand', { origin: 'https://gearlane.localhost' }, 'websocket error'],
  ])('is opened by a browser %s', async (_which, headers, expected) => {
    const fromWeb = { 'x-web-secret': testWebSecret, 'x-visitor-origin': 'https://volan.localhost' };
    expect(await outcome(client(person.accessToken, { ...fromWeb, ...headers }))).toBe(expected);
  });

  it('is refused to a page that says by itself which host it is of', async () => {
    const headers = { origin: 'https://evil.example', 'x-visitor-origin': 'https://evil.example' };
    expect(await outcome(client(person.accessToken, headers))).toBe('websocket error');
  });

  it('ends as soon as its session is ended elsewhere [F03]', async () => {
    const socket = client(person.accessToken);
    expect(await outcome(socket)).toBe('connected');
    const end = ended(socket);
    await api.call('POST', '/auth/logout', {}, { as: person.accessToken });
    expect(await end).toBe('io server disconnect');
  });

  it('only breaks off when its process stops, so that the browser connects again by itself', async () => {
    const stopping = await openTestAccounts();
    const socket: Client = io(await stopping.app.listen({ host: '127.0.0.1', port: 0 }), {
      transports: ['websocket'],
      forceNew: true,
      auth: { token: (await stopping.person()).accessToken },
    });
    open.push(socket);
    expect(await outcome(socket)).toBe('connected');
    const end = ended(socket);
    await stopping.close();
    expect([await end, socket.active]).toEqual(['transport close', true]);
  });

  it('is one of twenty at most of one account', async () => {
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => outcome(client(person.accessToken))));
    expect(outcomes.filter((each) => each === 'connected')).toHaveLength(20);
    expect(outcomes.filter((each) => each === 'too-many-connections')).toHaveLength(80);
  });

  it('ends when it says too much, or too long a thing', async () => {
    const [loud, long] = [client(person.accessToken), client(person.accessToken)];
    await Promise.all([outcome(loud), outcome(long)]);
    const ends = Promise.all([ended(loud), ended(long)]);
    for (let event = 0; event < 30; event += 1) loud.emit('register', event, () => {});
    long.emit('register', 'x'.repeat(70_000) as never, () => {});
    expect(await ends).toEqual(['io server disconnect', 'transport close']);
  });

  it('ends when it sends much that is no event', async () => {
    const socket = await openRawSocket(`${url}/socket.io/?EIO=4&transport=websocket`);
    socket.send('text', `40${JSON.stringify({ token: person.accessToken })}`);
    await expect.poll(() => socket.received()).toContain('40{"sid"');
    for (let packet = 0; packet < 60; packet += 1) socket.send('text', '40/nowhere,');
    await expect.poll(() => socket.isClosed()).toBe(true);
  });

  it.each([['a word'], [null], [{ ad_id: '1' }]])('does not fall over what fits no event: %j', async (said) => {
    const socket = client(person.accessToken);
    await outcome(socket);
    socket.emit('typing', said as never);
    socket.emit('register', said as never, undefined as never);
    expect(await register(socket, person.user.id)).toBe(true);
  });
});
