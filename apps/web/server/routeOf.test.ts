import { describe, expect, it } from 'vitest';
import { routeOf } from './routeOf.ts';

const host = 'volan.localhost:3000';

describe('what logs and numbers say of an address', () => {
  it.each([
    ['/', 'home'],
    ['/catalog/vehicles?q=tajna@example.test', 'catalog'],
    ['/en/catalog/vehicles', 'catalog'],
    ['/v3/ads/12?lang=de', '/v3/*'],
    ['/img/12?w=96', '/img/*'],
    ['/_next/image?url=/img/1', '/_next/image'],
    ['/assets/entry-abc.js', 'file'],
    ['/sitemap-ads-1.xml', 'sitemap'],
    ['/ready', '/ready'],
    ['/tajna@example.test', 'none'],
  ])('%s is %s', (address, route) => expect(routeOf(address, host)).toBe(route));

  it('is nothing on a host that is none of ours', () => expect(routeOf('/', 'evil.example')).toBe('none'));
});
