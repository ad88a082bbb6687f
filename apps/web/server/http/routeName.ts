import type { FastifyRequest } from 'fastify';
import { knownAddress } from './siteAddress.ts';

/** Beginnings of addresses that are not pages, each with its name in logs and metrics. */
const others: readonly (readonly [start: string, name: string])[] = [
  ['/v3', '/v3/*'],
  ['/img/', '/img/*'],
  ['/_next/image', '/_next/image'],
  ['/api/geo', '/api/geo'],
  ['/api/admin/export/', '/api/admin/export/*'],
  ['/go/banner/', '/go/banner/*'],
  ['/assets/', 'file'],
  ['/islands/', 'file'],
  ['/signs/', 'file'],
  ['/widgets/v', '/widgets/*'],
  ['/widgets/', 'file'],
  ['/sw.js', '/sw.js'],
  ['/script', '/script'],
  ['/robots.txt', 'robots'],
  ['/sitemap', 'sitemap'],
  ['/health', '/health'],
  ['/ready', '/ready'],
];

/** The kind of a request in a few words without data of the visitor: the name of a page, or a pattern. */
export function routeName(request: FastifyRequest): string {
  const address = request.raw.url ?? '';
  const other = others.find(([start]) => address.startsWith(start));
  return other?.[1] ?? knownAddress(request)?.match?.page ?? 'none';
}

/** Requests that monitoring sends all the time. */
export const isQuietRoute = (name: string) => name === '/health' || name === '/ready' || name === 'file';
