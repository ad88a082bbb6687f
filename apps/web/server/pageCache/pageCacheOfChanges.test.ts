import { describe, expect, it } from 'vitest';
import { answer, open, second } from './pageCacheTesting.ts';

describe('the page of an ad that changes', () => {
  it('goes at once, in every language and brand, and no other with it', async () => {
    const { cache, page, read } = open();
    const [serbian, german, other] = [page('rs', { adId: 7 }), page('de', { adId: 7 }), page('other', { adId: 8 })];
    await read(serbian);
    await read(german);
    await read(other);
    cache.dropAds([7, 99]);
    expect(await read(serbian)).toEqual({ text: '4', state: 'miss' });
    expect(await read(german)).toEqual({ text: '5', state: 'miss' });
    expect(await read(other)).toEqual({ text: '3', state: 'hit' });
    expect(cache.statistics().dropped).toBe(2);
  });

  it('is not kept when the change comes while it is made', async () => {
    const { cache, page, read } = open();
    const { promise, resolve } = Promise.withResolvers<Response>();
    const first = read(page('rs', { adId: 7, render: () => promise }));
    cache.dropAds([7]);
    const second = read(page('rs', { adId: 7, render: async () => answer('new') }));
    resolve(answer('old'));
    expect((await first).text).toBe('old');
    expect((await second).text).toBe('new');
    expect(await read(page('rs', { adId: 7 }))).toEqual({ text: 'new', state: 'hit' });
  });
});

describe('the page of an ad, which shows a few others', () => {
  /** A page that shows these ads, whose text is the number of times that it was made. */
  function openShowing(...ads: readonly number[]) {
    const opened = open();
    let made = 0;
    const shown = opened.page('ad', {
      adId: 7,
      render: async () => {
        made += 1;
        const headers = { 'cache-control': 'public, max-age=0', 'x-shows-ads': [7, ...ads].join() };
        return new Response(String(made), { headers });
      },
    });
    const change = (...changed: readonly number[]) => {
      opened.clock.move();
      opened.cache.dropAds(changed);
    };

    return { ...opened, change, shown };
  }

  it('stays while other ads change', async () => {
    const { change, pass, read, shown } = openShowing(8, 9);
    await read(shown);
    change(10, 11);
    pass(5 * 60 * second);
    expect(await read(shown)).toEqual({ text: '1', state: 'hit' });
  });

  it('is at most ten seconds behind the ads that it shows', async () => {
    const { change, pass, read, shown } = openShowing(8, 9);
    await read(shown);
    pass(60 * second);
    change(9);
    pass(7 * second);
    expect(await read(shown)).toEqual({ text: '1', state: 'hit' });
    pass(4 * second);
    expect(await read(shown)).toEqual({ text: '2', state: 'miss' });
  });

  it('is not relied on where one of them changed right before it was made, or meanwhile', async () => {
    const { change, pass, read, shown } = openShowing(8);
    change(8);
    pass(2 * second);
    await read(shown);
    pass(11 * second);
    expect(await read(shown)).toEqual({ text: '2', state: 'miss' });
    pass(11 * second);
    expect(await read(shown)).toEqual({ text: '2', state: 'hit' });
  });

  it('is behind when the catalogue changes, and at once when changes were missed', async () => {
    const { clocks, pass, read, shown } = openShowing(8);
    await read(shown);
    pass(5 * second);
    clocks.catalogue.move();
    pass(11 * second);
    expect(await read(shown)).toEqual({ text: '2', state: 'miss' });
    clocks.catalogue.miss();
    expect(await read(shown)).toEqual({ text: '3', state: 'miss' });
  });

  it('tells no visitor which ads those are', async () => {
    const { cache, shown } = openShowing(8);
    const { page: kept } = await cache.answer(shown);
    expect(kept.headers.map(([name]) => name)).not.toContain('x-shows-ads');
  });
});

describe('a page with banners', () => {
  /** A page with the position `home-middle`, whose text is the number of times that it was made. */
  function openWithBanners({ validFor = Infinity } = {}) {
    const opened = open();
    let made = 0;
    const home = opened.page('home', {
      render: async () => {
        made += 1;
        const until = made === 1 ? 1_000_000_000 + 5 * second + validFor : Infinity;
        const headers = {
          'cache-control': 'public, max-age=0',
          'x-banner-positions': 'home-middle,home-end',
          'x-valid-until': String(until),
        };

        return new Response(String(made), { headers });
      },
    });

    return { ...opened, home };
  }

  it('goes at once when a banner of its positions changes, and no other page does', async () => {
    const { cache, home, page, read } = openWithBanners();
    await Promise.all([read(home), read(page('list'))]);
    cache.dropBanners(['home-middle']);
    expect(await read(home)).toEqual({ text: '2', state: 'miss' });
    expect(await read(page('list'))).toEqual({ text: '1', state: 'hit' });
    expect(cache.statistics().dropped).toBe(1);
  });

  it('stays when a banner of another position changes', async () => {
    const { cache, home, read } = openWithBanners();
    await read(home);
    cache.dropBanners(['catalog-rail']);
    expect(await read(home)).toEqual({ text: '1', state: 'hit' });
  });

  it('is not relied on if the banner changed right before it was made', async () => {
    const { cache, home, pass, read } = openWithBanners();
    cache.dropBanners(['home-end']);
    pass(1 * second);
    await read(home);
    pass(11 * second);
    expect(await read(home)).toEqual({ text: '2', state: 'miss' });
  });

  it('is at most ten seconds behind the end of a banner, without any change', async () => {
    const { home, pass, read } = openWithBanners({ validFor: 60 * second });
    await read(home);
    pass(59 * second);
    expect(await read(home)).toEqual({ text: '1', state: 'hit' });
    pass(11 * second);
    expect(await read(home)).toEqual({ text: '2', state: 'miss' });
  });

  it('tells no visitor what the cache knows', async () => {
    const { cache, home } = openWithBanners();
    const names = (await cache.answer(home)).page.headers.map(([name]) => name);
    expect(names.filter((name) => name.startsWith('x-'))).toEqual([]);
  });
});
