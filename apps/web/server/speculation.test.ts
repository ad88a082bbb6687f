import { describe, expect, it } from 'vitest';
import { speculationRules } from './speculation.ts';

const [rule] = JSON.parse(speculationRules).prefetch;
const patterns: (string | { pathname: string })[] = rule.where.and[1].not.href_matches;
const host = 'http://volan.localhost';

/** Whether a link to this path is left out, as a browser decides it. */
const isLeftOut = (path: string) =>
  patterns.some((pattern) =>
    (typeof pattern === 'string' ? new URLPattern(pattern, host) : new URLPattern({ ...pattern, baseURL: host })).test(
      host + path,
    ),
  );

describe('what a browser may fetch ahead', () => {
  it.each(['/', '/catalog/vehicles?page=2', '/de/catalog/vehicles', '/auto-oglasi/1/opel-astra', '/companies'])(
    'is a page for everybody: %s',
    (path) => {
      expect(isLeftOut(path)).toBe(false);
    },
  );

  it.each([
    '/profile',
    '/de/profile/messages?page=2',
    '/signout',
    '/cart/checkout',
    '/vehicles/novi-oglas',
    '/en/vehicles/12/edit',
    '/v3/ads?page=1',
    '/img/12?w=320',
    '/_next/image?url=%2Fimg%2F1&w=640',
  ])('is nothing personal and nothing but pages: %s', (path) => {
    expect(isLeftOut(path)).toBe(true);
  });

  it('waits until a reader shows that he means a link', () => {
    expect(rule.eagerness).toBe('moderate');
  });
});
