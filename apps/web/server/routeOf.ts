import { brands, matchPath, resolveHost } from '@volan/domain-rules';

/** Beginnings of addresses that are no pages, each with the name under which logs and numbers speak of it. */
const others: readonly (readonly [start: string, route: string])[] = [
  ['/v3', '/v3/*'],
  ['/img/', '/img/*'],
  ['/_next/image', '/_next/image'],
  ['/api/geo', '/api/geo'],
  ['/assets/', 'file'],
  ['/islands/', 'file'],
  ['/sw.js', '/sw.js'],
  ['/script', '/script'],
  ['/robots.txt', 'robots'],
  ['/sitemap', 'sitemap'],
  ['/health', '/health'],
  ['/ready', '/ready'],
];

/** What an address asks for, in a few words that hold nothing of the visitor: the name of a page, or a pattern. */
export function routeOf(address: string, host: string): string {
  const other = others.find(([start]) => address.startsWith(start));
  if (other) return other[1];
  const brand = resolveHost(host)?.brand;
  return (brand && matchPath(brands[brand], address.split('?')[0] ?? '')?.page) ?? 'none';
}
