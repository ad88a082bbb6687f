import { Readable } from 'node:stream';
import { CallError, createApi, createUid } from '@volan/api-client';
import { hostOfCountry, isFresh } from '@volan/domain-rules';
import { telemetryHeaders } from '@volan/observability';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { blogFeed, feedLanguage } from './blogFeed.ts';
import { sendCacheable, sendStream, sendText } from '../http/httpResponse.ts';
import { addressOf, type SiteAddress } from '../http/siteAddress.ts';
import { gathered } from './gathered.ts';
import { robotsText } from './robotsText.ts';
import type { SeoHost } from './SeoHost.ts';
import { readSitemapPath } from './sitemapNames.ts';
import { openSitemap, sitemapsOf } from './sitemaps.ts';
import { sitemapIndexXml, sitemapXml } from './sitemapXml.ts';

/** Longest wait for a response of the API that reads every ad, in milliseconds. */
const timeoutMs = 20_000;

const robotsHeaders = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' };

/** How long a search engine may cache a sitemap without revalidation. */
const sitemapHeaders = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'public, max-age=600',
} as const;

/** How long a feed reader may cache a feed. */
const feedHeaders = {
  'content-type': 'application/atom+xml; charset=utf-8',
  'cache-control': 'public, max-age=600',
} as const;

/** Address of the API, and the version of this app. */
export interface SeoDeps {
  readonly apiUrl: string;
  readonly webSecret: string;
  readonly version: string;
}

function hostOf({ url, host, brand }: SiteAddress): SeoHost {
  const own = url.port === '' ? host.host : `${host.host}:${url.port}`;
  return { brand, country: host.country, origin: `${url.protocol}//${hostOfCountry(own, host.country)}` };
}

/** Sitemaps are the same for every reader, so one client of the API is enough for all languages. */
const apiOf = (request: FastifyRequest, { brand }: SeoHost, { apiUrl, webSecret, version }: SeoDeps) =>
  createApi({
    baseUrl: apiUrl,
    uid: createUid(Date.now()),
    version,
    language: brand.defaultLanguage,
    brand: brand.id,
    encrypt: false,
    timeoutMs,
    headers: { 'x-web-secret': webSecret, ...telemetryHeaders(request.raw) },
  });

/** Serves `/robots.txt`, `/sitemap.xml` and the sitemaps that it names, and the feeds of the blog. [M60] */
export function seoRoutes(app: FastifyInstance, deps: SeoDeps) {
  app.get('/robots.txt', (request, reply) =>
    sendCacheable(request, reply, robotsHeaders, robotsText(hostOf(addressOf(request)))),
  );
  app.get('/sitemap.xml', (request, reply) => orUnavailable(reply, () => sendIndex(request, reply, deps)));
  app.get('/:name(^sitemap-[^/]*\\.xml$)', (request, reply) =>
    orUnavailable(reply, () => sendSitemap(request, reply, deps)),
  );
  for (const path of ['/blog/feed.xml', '/:language(^[a-z]{2}$)/blog/feed.xml']) {
    app.get(path, (request, reply) => orUnavailable(reply, () => sendFeed(request, reply, deps)));
  }
}

/** Answers 503 if the API cannot list the entries of a sitemap. */
async function orUnavailable(reply: FastifyReply, answer: () => Promise<FastifyReply>) {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof CallError) || reply.sent) throw error;
    return sendText(reply.header('retry-after', '60'), 503, 'The sitemap cannot be read now.');
  }
}

async function sendIndex(request: FastifyRequest, reply: FastifyReply, deps: SeoDeps) {
  const host = hostOf(addressOf(request));
  const sitemaps = await sitemapsOf(host, apiOf(request, host, deps));
  return sendCacheable(request, reply, sitemapHeaders, sitemapIndexXml(sitemaps));
}

async function sendFeed(request: FastifyRequest, reply: FastifyReply, deps: SeoDeps) {
  const address = addressOf(request);
  // articles are the same in every country: their canonical address is on the host of all countries
  const host = { ...hostOf(address), country: null };
  const language = feedLanguage(host, address.pathname);

  return language === null
    ? sendText(reply, 404, 'There is no such feed.')
    : sendCacheable(request, reply, feedHeaders, await blogFeed(host, apiOf(request, host, deps), language));
}

async function sendSitemap(request: FastifyRequest, reply: FastifyReply, deps: SeoDeps) {
  const address = addressOf(request);
  const host = hostOf(address);
  const name = readSitemapPath(host, address.pathname);
  const sitemap = name && (await openSitemap(host, apiOf(request, host, deps), name));
  if (!sitemap) {
    return sendText(reply, 404, 'There is no such sitemap.');
  }
  const pieces = sitemapXml(sitemap.batches);

  return sitemap.version === null
    ? sendCacheable(request, reply, sitemapHeaders, (await gathered(pieces)).join(''))
    : streamSitemap(request, reply, sitemap.version, pieces);
}

/**
 * Sends a sitemap while it is read; 304 if the search engine has this version. An error before the first piece is
 * thrown, a later one ends the connection: half a sitemap must not look whole.
 */
async function streamSitemap(
  request: FastifyRequest,
  reply: FastifyReply,
  version: string,
  pieces: AsyncGenerator<string>,
) {
  const etag = `W/"${version}"`;
  reply.header('etag', etag);
  if (isFresh(request, { etag })) {
    return reply.code(304).send();
  }
  const { value: first = '' } = await pieces.next();
  reply.headers(sitemapHeaders);

  // errors: sendStream listens
  return sendStream(request, reply, Readable.from(startingWith(first, pieces)), false);
}

async function* startingWith(first: string, rest: AsyncGenerator<string>) {
  yield first;
  yield* rest;
}
