import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openVariantCache } from './VariantCache.ts';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'variants-'));
});

afterEach(() => rm(directory, { recursive: true }));

const bytes = (length: number) => async () => new Uint8Array(length);

describe('the cache of picture sizes', () => {
  it('never holds more bytes than it may; the least recently asked for goes first', async () => {
    const cache = await openVariantCache(directory, 250);
    await cache.get('a', bytes(100));
    await cache.get('b', bytes(100));
    await cache.get('a', bytes(100));
    await cache.get('c', bytes(100));
    expect((await readdir(directory)).sort()).toEqual(['a', 'c']);
    expect(['a', 'b', 'c'].map((name) => cache.has(name))).toEqual([true, false, true]);
  });

  it('keeps what an earlier run left, and drops what that one did not finish', async () => {
    await writeFile(join(directory, 'kept'), 'bytes');
    await writeFile(join(directory, 'cut.part'), 'byt');
    const cache = await openVariantCache(directory, 1000);
    expect(Buffer.from(await cache.get('kept', bytes(1))).toString()).toBe('bytes');
    expect(await readdir(directory)).toEqual(['kept']);
  });

  it('makes a picture again that was removed from the disk', async () => {
    const cache = await openVariantCache(directory, 1000);
    await cache.get('a', bytes(3));
    await rm(join(directory, 'a'));
    expect(await cache.get('a', bytes(5))).toHaveLength(5);
  });

  it('still answers when the disk takes nothing', async () => {
    const cache = await openVariantCache(directory, 1000);
    await rm(directory, { recursive: true });
    await writeFile(directory, 'no folder any more');
    expect(await cache.get('a', bytes(3))).toHaveLength(3);
  });

  it('asks again after a failure', async () => {
    const cache = await openVariantCache(directory, 1000);
    await expect(cache.get('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await cache.get('a', bytes(2))).toHaveLength(2);
  });
});
