import { describe, expect, it } from 'vitest';
import { isCacheable, type Answered } from './isCacheable.ts';
import { neededFiles } from './neededFiles.ts';
import { readPageTask } from './pageMessages.ts';
import { requestKind } from './requestKind.ts';

const signOut = [/^(?:\/(?:en|de))?\/signout$/];
const asked = (pathname: string, mode = 'no-cors', method = 'GET') => requestKind({ pathname, mode, method }, signOut);

describe('what the service worker takes', () => {
  it.each([
    ['/', 'navigate', 'document'],
    ['/catalog/vehicles', 'navigate', 'document'],
    ['/img/12', 'no-cors', 'picture'],
    ['/_next/image', 'no-cors', 'picture'],
    ['/islands/assets/hydrate-1.js', 'cors', 'file'],
    ['/assets/root.css', 'cors', 'file'],
    ['/v3/ads', 'cors', 'other'],
    ['/api/geo', 'cors', 'other'],
    ['/cart.data', 'cors', 'other'],
    ['', 'navigate', 'other'],
  ])('%s by %s is %s', (pathname, mode, kind) => expect(asked(pathname, mode)).toBe(kind));

  it('is nothing that is sent', () => expect(asked('/catalog/vehicles', 'navigate', 'POST')).toBe('other'));

  it('is signing out, by a link and by a form', () => {
    expect([asked('/signout', 'navigate'), asked('/en/signout', 'navigate', 'POST')]).toEqual(['sign-out', 'sign-out']);
  });
});

describe('what may be kept', () => {
  const answered = (keeping: string | null, more: Partial<Answered> = {}): Answered => ({
    status: 200,
    type: 'basic',
    redirected: false,
    headers: { get: () => keeping },
    ...more,
  });

  it.each([
    ['public, max-age=0, must-revalidate', true],
    ['public, max-age=31536000, immutable', true],
    ['private, no-cache', false],
    ['no-store', false],
    ['public, no-store', false],
    [null, false],
  ])('a response with %s: %s', (keeping, kept) => expect(isCacheable(answered(keeping))).toBe(kept));

  it.each([{ status: 404 }, { status: 503 }, { type: 'opaque' }, { redirected: true }])(
    'never one that is no page of ours: %o',
    (more) => expect(isCacheable(answered('public', more))).toBe(false),
  );
});

describe('the files of a page', () => {
  const plan = { files: ['/hydrate.js', '/react.js', '/a.js', '/b.js'], parts: { '': [0, 1], a: [2, 1], b: [3] } };

  it('are those of its islands and those that each page needs, each once', () => {
    expect(neededFiles('<x-island data-name="a"></x-island><x-island data-name="a">', plan)).toEqual([
      '/hydrate.js',
      '/react.js',
      '/a.js',
    ]);
  });

  it('hold the styles of what comes late, which the page names', () => {
    const html = '<meta name="late-styles" content="/islands/assets/late-1.css"/><x-island data-name="c">';
    expect(neededFiles(html, plan)).toEqual(['/hydrate.js', '/react.js', '/islands/assets/late-1.css']);
  });

  it('leave out an unknown island', () => {
    expect(neededFiles('<x-island data-name="c">', plan)).toEqual(['/hydrate.js', '/react.js']);
  });
});

describe('a task of a page [N13]', () => {
  const origin = 'https://volan.example';
  const read = (data: unknown) => readPageTask(data, origin, (path) => path.startsWith('/auto-oglasi/'));

  it('stores ads of this host with their pictures', () => {
    const ads = [
      { path: '/auto-oglasi/1/golf', img: '/img/1?w=640' },
      { path: '/auto-oglasi/2/passat', img: '' },
    ];
    expect(read({ type: 'store-ads', ads })).toEqual({
      type: 'store-ads',
      pages: [`${origin}/auto-oglasi/1/golf`, `${origin}/auto-oglasi/2/passat`],
      pictures: [`${origin}/img/1?w=640`],
    });
  });

  it('stores no other page, nothing of another host, and no more than a page of favourites', () => {
    const ads = [{ path: '/profile', img: '/v3/user' }, { path: 'https://evil.example/auto-oglasi/1/x' }, null, 7];
    expect(read({ type: 'store-ads', ads })).toEqual({ type: 'store-ads', pages: [], pictures: [] });
    const many = Array.from({ length: 99 }, (_, index) => ({ path: `/auto-oglasi/${index}/x` }));
    expect(read({ type: 'store-ads', ads: many })).toMatchObject({ pages: { length: 24 } });
  });

  it('deletes the pages of somebody else', () =>
    expect(read({ type: 'delete-pages' })).toEqual({ type: 'delete-pages' }));

  it.each([null, 'store-ads', {}, { type: 'other' }, { type: 'store-ads', ads: 'x' }])('is none: %j', (data) =>
    expect(read(data)).toBeNull(),
  );
});
