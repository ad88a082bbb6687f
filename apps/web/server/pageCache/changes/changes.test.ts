import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createChangeClock, type ChangeClock } from './ChangeClock.ts';
import { followChanges } from './followChanges.ts';

/** An API that says what a test wants. */
async function openFeed() {
  const asked: IncomingMessage[] = [];
  const listeners: ServerResponse[] = [];
  const server: Server = createServer((request, reply) => {
    asked.push(request);
    reply.writeHead(200).flushHeaders();
    listeners.push(reply);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    asked,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard: (times: number) => vi.waitFor(() => expect(asked).toHaveLength(times), { timeout: 5000 }),
    say: (line: object | string) =>
      listeners.at(-1)?.write(typeof line === 'string' ? line : `${JSON.stringify(line)}\n`),
    cut: () => listeners.forEach((listener) => listener.destroy()),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A clock that only records its calls. */
function openClock() {
  const told: string[] = [];
  const note = (word: string) => () => void told.push(word);
  const clock: ChangeClock = {
    ...createChangeClock(Date.now),
    move: note('moved'),
    miss: note('missed'),
    connect: note('connected'),
    lose: note('lost'),
  };

  return { clock, told };
}

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

async function open() {
  const feed = await openFeed();
  const { clock: all, told } = openClock();
  const { clock: catalogue, told: toldOfCatalogue } = openClock();
  const changed: number[] = [];
  const banners: string[] = [];
  const stop = followChanges({
    apiUrl: feed.url,
    webSecret: 'the shared secret of this test',
    clocks: { all, catalogue },
    onAds: (ads) => changed.push(...ads),
    onBanners: (positions) => banners.push(...positions),
  });
  closing.push(stop, feed.close);
  await feed.heard(1);

  return { feed, told, toldOfCatalogue, changed, banners };
}

const soon = { timeout: 5000 };

describe('the feed of changes, followed', () => {
  it('shows the secret and no other header of ours', async () => {
    const { feed } = await open();
    expect(feed.asked[0]?.url).toBe('/internal/changes');
    expect(feed.asked[0]?.headers).toMatchObject({ 'x-feed-secret': 'the shared secret of this test' });
  });

  it('names changed ads at once, and says that the index moved', async () => {
    const { feed, told, changed } = await open();
    feed.say({ position: '5.1' });
    feed.say({ position: '5.3', ads: [7, 8] });
    feed.say({ position: '5.3' });
    await vi.waitFor(() => expect(told).toEqual(['missed', 'connected', 'moved', 'connected', 'connected']), soon);
    expect(changed).toEqual([7, 8]);
  });

  it('tells changes of the catalogue apart from those of ads', async () => {
    const { feed, told, toldOfCatalogue } = await open();
    feed.say({ position: '5.1' });
    feed.say({ position: '5.3', ads: [7], catalogue: false });
    feed.say({ position: '5.4', ads: [], catalogue: true });
    await vi.waitFor(() => expect(told.filter((word) => word === 'moved')).toHaveLength(2), soon);
    expect(toldOfCatalogue).toEqual(['missed', 'connected', 'connected', 'moved', 'connected']);
  });

  it('names positions whose banners changed, which concerns no other page', async () => {
    const { feed, told, banners } = await open();
    feed.say({ position: '5.1' });
    feed.say({ position: '5.2', ads: [], catalogue: false, banners: ['home-middle'] });
    await vi.waitFor(() => expect(banners).toEqual(['home-middle']), soon);
    await vi.waitFor(() => expect(told).toEqual(['missed', 'connected', 'connected']), soon);
  });

  it('reads a line that comes in pieces', async () => {
    const { feed, changed } = await open();
    feed.say('{"position":"5.3",');
    feed.say('"ads":[7]}');
    feed.say('\n');
    await vi.waitFor(() => expect(changed).toEqual([7]), soon);
  });

  it('connects again when it breaks off; missed changes show in its new position', async () => {
    const { feed, told } = await open();
    feed.say({ position: '5.1' });
    await vi.waitFor(() => expect(told).toContain('connected'), soon);
    feed.cut();
    await feed.heard(2);
    feed.say({ position: '5.1' });
    await vi.waitFor(() => expect(told).toEqual(['missed', 'connected', 'lost', 'connected']), soon);
    feed.cut();
    await feed.heard(3);
    feed.say({ position: '6.1' });
    await vi.waitFor(() => expect(told.slice(4)).toEqual(['lost', 'missed', 'connected']), soon);
  });
});

describe('the clock of changes', () => {
  function openAt(start: number) {
    let time = start;
    const clock = createChangeClock(() => time);
    return { clock, at: (next: number) => void (time = next) };
  }

  it('relies on nothing before the feed is heard', () => {
    const { clock } = openAt(1000);
    expect(clock.outdatedSince(clock.moment())).toBe(1000);
  });

  it('says when the index moved on from where a page was made', () => {
    const { clock, at } = openAt(1000);
    clock.connect();
    at(4000);
    const made = clock.moment();
    expect(clock.outdatedSince(made)).toBe(Infinity);
    at(5000);
    clock.move();
    at(6000);
    clock.move();
    expect(clock.outdatedSince(made)).toBe(5000);
  });

  it('forgets after a minute when that was, and then knows only that it is long ago', () => {
    const { clock, at } = openAt(1000);
    clock.connect();
    at(4000);
    const made = clock.moment();
    clock.move();
    at(70_000);
    clock.move();
    expect(clock.outdatedSince(made)).toBe(-Infinity);
  });

  it('trusts nothing for three seconds after a change, nor what is made while the feed is lost', () => {
    const { clock, at } = openAt(1000);
    clock.connect();
    at(4000);
    clock.move();
    at(5000);
    expect(clock.outdatedSince(clock.moment())).toBe(5000);
    at(7000);
    expect(clock.outdatedSince(clock.moment())).toBe(Infinity);
    clock.lose(7500);
    at(9000);
    expect(clock.outdatedSince(clock.moment())).toBe(9000);
  });
});
