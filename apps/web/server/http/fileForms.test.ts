import { readdir } from 'node:fs/promises';
import { describe, expect, it, vi } from 'vitest';
import { endedCookie, file, fileFormServer, form, part, responseTo, soon, statusOf, whole } from './fileFormTesting.ts';

const { seen, begin, nothingWaits, folder } = fileFormServer();

describe('a form with files', () => {
  it('reaches its page with all that it holds, in its order, and its session is asked for once [J26]', async () => {
    const nothingChosen = part('name="cover"; filename=""', '');
    const sent = whole(
      part('name="name"', 'Ana'),
      file('b', 'first'),
      file('a', 'second'),
      nothingChosen,
      file('0', ''),
    );
    expect(await responseTo(begin(sent))).toMatch(/^HTTP\/1\.1 200 [^]*taken/);
    expect(seen.reached).toEqual([
      ['name', 'Ana'],
      ['files', 'b', 'image/png', 'first'],
      ['files', 'a', 'image/png', 'second'],
      ['files', '0', 'image/png', ''],
    ]);
    expect(seen.sessionCalls).toBe(1);
  });

  it('waits on the disk until its page is made, and no longer', async () => {
    expect(await statusOf(begin(form))).toBe(200);
    expect(seen.folders).toBe(2);
    await nothingWaits();
  });

  it('is in no memory: without their folder its files cannot be read', async () => {
    const big = whole(file('a', 'x'.repeat(1 << 20)));
    expect(await statusOf(begin(big, { path: '/profile/settings?losesFiles' }))).toBe(500);
    expect(await statusOf(begin(big))).toBe(200);
  });

  it('leaves nothing where its page fails', async () => {
    expect(await statusOf(begin(form, { path: '/profile/settings?fails' }))).toBe(500);
    await nothingWaits();
  });

  it('reaches its page without the files that are too large, alone or together, and with all its words', async () => {
    const files = [13, 11, 11, 11, 11, 1].map((megabytes) => file(String(megabytes), 'x'.repeat(megabytes << 20)));
    const sent = whole(part('name="line"', 'Prvi'), ...files, part('name="price"', '9500'));
    expect(await statusOf(begin(sent, { path: '/vehicles/novi-oglas' }))).toBe(200);
    const names = (seen.reached as string[][]).map(([name, value]) => [name, value]);
    expect(names.filter(([name]) => name === 'files').map(([, value]) => value)).toEqual(['11', '11', '11', '1']);
    expect(names.filter(([name]) => name !== 'files')).toEqual([
      ['line', 'Prvi'],
      ['left_out', '1'],
      ['price', '9500'],
    ]);
  });

  it('may hold 200,000 characters, field names included; a name may have 4,000', async () => {
    const controls = Array.from({ length: 90 }, () => part(`name="${'n'.repeat(5000)}"`, 'v'.repeat(1000)));
    expect(await statusOf(begin(whole(...controls)))).toBe(200);
    const names = (seen.reached as [string, string][]).map(([name]) => name.length);
    expect(Math.max(...names)).toBeLessThan(4000);
    expect(names.reduce((sum, length) => sum + length + 1000, 0)).toBeLessThanOrEqual(200_000);
  });
});

describe('a form with files without a session', () => {
  it.each([
    ['its session ended, as an earlier call found out', endedCookie],
    ['its session ended, as its own call finds out', 'acT=over'],
    ['the cookies of its session are deleted', 'user=%7B%22id%22%3A7%7D'],
    ['its cookies are invented', 'acT=invented'],
    ['it is sent by a visitor', 'theme=dark'],
  ])('reaches its page with its words alone: %s [K01]', async (_how, cookie) => {
    expect(await responseTo(begin(form, { cookie }))).toMatch(/^HTTP\/1\.1 200 [^]*sign in/);
    expect(seen.reached).toEqual([['name', 'Ana']]);
    expect(seen.folders).toBe(1);
  });

  it('loses its files while they arrive', async () => {
    const sent = whole(file('a', 'x'.repeat(8 << 20)), part('name="price"', '9500'));
    expect(await statusOf(begin(sent, { cookie: 'theme=dark' }))).toBe(200);
    expect([seen.reached, seen.folders]).toEqual([[['price', '9500']], 1]);
  });

  it('is one of two of its address, and takes no slot of users who are signed in', async () => {
    const stranger = { cookie: 'theme=dark', length: 1_000_000 };
    const sockets = [begin(form.slice(0, 80), stranger), begin(form.slice(0, 80), stranger)];
    await vi.waitFor(async () => expect(await statusOf(begin(form, { cookie: 'theme=dark' }))).toBe(429), soon);
    expect(await statusOf(begin(form))).toBe(200);
    for (const socket of sockets) socket.destroy();
    await vi.waitFor(async () => expect(await statusOf(begin(form, { cookie: 'theme=dark' }))).toBe(200), soon);
  });
});

describe('folders of forms', () => {
  it('that a process left behind are removed at the start of the next one, and those of one that runs are not', async () => {
    expect(await readdir(folder())).toEqual([`volan-form-${process.ppid}-a`]);
  });
});
