import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { limits } from './limits.ts';
import { answer, open, second } from './pageCacheTesting.ts';

describe('a page that is the same for everybody', () => {
  it('is made once for all who ask at the same time', async () => {
    const { made, page, read } = open();
    const answers = await Promise.all(Array.from({ length: 20 }, () => read(page('a'))));
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['1']));
    expect(made).toEqual(['a']);
  });

  it('stays while the index does not change', async () => {
    const { page, pass, read } = open();
    await read(page('a'));
    pass(5 * 60 * second);
    expect(await read(page('a'))).toEqual({ text: '1', state: 'hit' });
  });

  it('is never older than ten minutes: words and hours change without any ad', async () => {
    const { page, pass, read } = open();
    await read(page('a'));
    pass(limits.maxAge);
    expect(await read(page('a'))).toEqual({ text: '2', state: 'miss' });
  });

  it('is at most ten seconds behind a change; from the eighth on it is rendered in the background', async () => {
    const { clock, made, page, pass, read } = open();
    await read(page('a'));
    clock.move();
    pass(7 * second);
    expect(await read(page('a'))).toEqual({ text: '1', state: 'hit' });
    expect(made).toHaveLength(1);
    pass(2 * second);
    expect(await read(page('a'))).toEqual({ text: '1', state: 'hit' });
    await expect.poll(() => read(page('a'))).toEqual({ text: '2', state: 'hit' });
    expect(made).toHaveLength(2);
  });

  it('without requests in the meantime is rendered before it is served', async () => {
    const { clock, page, pass, read } = open();
    await read(page('a'));
    clock.move();
    pass(11 * second);
    expect(await read(page('a'))).toEqual({ text: '2', state: 'miss' });
  });

  it('that was made right after a change is not relied on: another process may not have seen the change yet', async () => {
    const { clock, page, pass, read } = open();
    clock.move();
    pass(100);
    await read(page('a'));
    pass(11 * second);
    expect(await read(page('a'))).toEqual({ text: '2', state: 'miss' });
  });

  it('is at most ten seconds old while the feed of changes is lost', async () => {
    const { clock, page, pass, read } = open();
    await read(page('a'));
    clock.lose(1_000_000_000 + 5 * second);
    pass(11 * second);
    expect((await read(page('a'))).text).toBe('2');
    pass(9 * second);
    expect((await read(page('a'))).text).toBe('2');
    pass(2 * second);
    // the new one was begun beside, and is compressed in its own time
    await expect.poll(async () => (await read(page('a'))).text).toBe('3');
  });

  it('is valid again when the feed is back at the position where it was lost', async () => {
    const { clock, page, pass, read } = open();
    await read(page('a'));
    clock.lose(1_000_000_000 + 5 * second);
    pass(20 * second);
    clock.connect();
    expect(await read(page('a'))).toEqual({ text: '1', state: 'hit' });
  });

  it('is rendered at once when changes were missed', async () => {
    const { clock, page, read } = open();
    await read(page('a'));
    clock.miss();
    expect(await read(page('a'))).toEqual({ text: '2', state: 'miss' });
  });

  it('without a feed of its changes is at most ten seconds old', async () => {
    const { page, pass, read } = open();
    const firms = page('firms', { invalidatedByFeed: false });
    await read(firms);
    pass(4 * second);
    expect((await read(firms)).text).toBe('1');
    pass(7 * second);
    expect((await read(firms)).text).toBe('2');
  });
});

describe('what may not be shared', () => {
  it.each([
    ['a private page', answer('mine', 200, 'private, no-cache')],
    ['a page with a part that failed', answer('half', 200, 'no-store')],
    ['a public page that says no-store', answer('odd', 200, 'public, no-store')],
    ['a missing page', answer('404', 404)],
    ['a page of a gone ad', answer('410', 410)],
    ['a redirect', answer('', 301)],
    ['an error', answer('503', 503)],
  ])('is not kept: %s', async (_, response) => {
    const { cache, page, read } = open();
    await read(page('a', { render: async () => response }));
    expect(await read(page('a'))).toEqual({ text: '1', state: 'miss' });
    expect(cache.statistics().pages).toBe(1);
  });

  it('takes the place of what was there: an ad that is gone is gone', async () => {
    const { clock, page, pass, read } = open();
    await read(page('a'));
    clock.move();
    pass(11 * second);
    expect((await read(page('a', { render: async () => answer('410', 410) }))).text).toBe('410');
    expect((await read(page('a'))).text).toBe('2');
  });

  it('a page that cannot be made fails for those who ask, not for those after them', async () => {
    const { page, read } = open();
    const broken = page('a', { render: () => Promise.reject(new Error('broken')) });
    await expect(read(broken)).rejects.toThrow('broken');
    expect(await read(page('a'))).toEqual({ text: '1', state: 'miss' });
  });
});

describe('when a new page cannot be made', () => {
  it.each([
    ['the render throws', () => Promise.reject(new Error('broken'))],
    ['the API is away', async () => answer('503', 503)],
    ['a part of it fails', async () => answer('half', 200, 'private, no-cache')],
    ['nothing comes', () => new Promise<Response>(() => {})],
  ])('the old one is answered for an hour: %s', async (_, render) => {
    const { clock, page, pass, read } = open();
    await read(page('a'));
    clock.miss();
    expect(await read(page('a', { render }))).toEqual({ text: '1', state: 'stale' });
    pass(50 * 60 * second);
    expect(await read(page('a', { render }))).toEqual({ text: '1', state: 'stale' });
  });

  it('an old page of more than an hour is not answered', async () => {
    const { clock, page, pass, read } = open();
    await read(page('a'));
    clock.miss();
    pass(61 * 60 * second);
    expect((await read(page('a', { render: async () => answer('503', 503) }))).text).toBe('503');
  });

  it('tries again after a second, not for every visitor', async () => {
    const { clock, page, pass, read } = open();
    await read(page('a'));
    clock.miss();
    let tries = 0;
    const failing = page('a', {
      render: async () => {
        tries += 1;
        return answer('503', 503);
      },
    });
    await read(failing);
    await read(failing);
    expect(tries).toBe(1);
    pass(limits.retryAfter);
    await read(failing);
    expect(tries).toBe(2);
    pass(limits.retryAfter);
    expect(await read(page('a'))).toEqual({ text: '2', state: 'miss' });
  });
});

describe('room and encodings', () => {
  it('keeps within its bytes and first drops pages that were requested once', async () => {
    const { cache, made, page, read } = open({ maxBytes: 40_000 });
    await read(page('loved'));
    await read(page('loved'));
    for (let index = 0; index < 100; index += 1) {
      await read(page(`once-${index}`));
    }
    expect(cache.statistics().bytes).toBeLessThanOrEqual(40_000);
    expect(cache.statistics().pages).toBeGreaterThan(5);
    expect((await read(page('loved'))).state).toBe('hit');
    expect(made.filter((key) => key === 'loved')).toHaveLength(1);
  });

  it('speaks brotli, gzip and plain text of one document, with one ETag and its own headers', async () => {
    const { cache, page } = open();
    await cache.answer(page('a'));
    const { page: kept } = await cache.answer(page('a'));
    expect(String(brotliDecompressSync(await kept.body('br')))).toBe('1');
    expect(String(gunzipSync(await kept.body('gzip')))).toBe('1');
    expect(String(await kept.body(null))).toBe('1');
    expect(kept.headers).toContainEqual(['x-policy', 'of 1']);
  });

  it('compresses better, in the background, what is asked for often', async () => {
    const { cache, page } = open();
    const text = Array.from({ length: 4000 }, (_, index) => `<li>${(index * 7919) % 1009}</li>`).join('');
    const list = page('a', { render: async () => answer(text) });
    const { page: first } = await cache.answer(list);
    const before = (await first.body('br')).length;
    for (let hit = 0; hit < 20; hit += 1) {
      await cache.answer(list);
    }
    const { page: kept } = await cache.answer(list);
    await expect.poll(async () => (await kept.body('br')).length).toBeLessThan(before);
    expect(String(brotliDecompressSync(await kept.body('br')))).toBe(text);
  });

  it('does not compress a new page with the same content again', async () => {
    const { cache, clock, page, pass } = open();
    let text = 'as before';
    const list = page('a', { render: async () => answer(text) });
    const { page: first } = await cache.answer(list);
    const renewed = async () => {
      clock.move();
      pass(11 * second);
      const { page: made, state } = await cache.answer(list);
      expect(state).toBe('miss');

      return made;
    };
    expect(await renewed()).toBe(first);
    text = 'another';
    expect(String(await (await renewed()).body(null))).toBe('another');
  });

  it('counts what happened', async () => {
    const { cache, page, read } = open();
    await read(page('a'));
    await read(page('a'));
    expect(cache.statistics()).toMatchObject({ hits: 1, misses: 1, stale: 0, pages: 1 });
    expect(cache.statistics().bytes).toBeGreaterThan(0);
  });
});
