import type { IncomingMessage, ServerResponse } from 'node:http';
import { CallError, createApi, createUid } from '@volan/api-client';
import { brands, hostOfCountry, type ResolvedHost } from '@volan/domain-rules';
import { sendText } from '../send.ts';
import { sendKept } from '../sendKept.ts';

import type { FindableHost } from './FindableHost.ts';
import { gathered } from './gathered.ts';
import { robotsText } from './robotsText.ts';
import { sitemapHeaders, streamSitemap } from './sendSitemap.ts';
import { readSitemapPath } from './sitemapNames.ts';
import { openSitemap, sitemapsOf } from './sitemaps.ts';
import { sitemapIndexXml, sitemapXml } from './sitemapXml.ts';

/** Longest wait for an answer of the API that reads every ad, in milliseconds. */
const timeoutMs = 20_000;

const robotsHeaders = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' };

/** A request for what search engines read, and where the API is. */
export interface FindableArrival {
  readonly url: URL;
  readonly host: ResolvedHost;
  readonly apiUrl: string;
  /** Headers that tell the API who asks. */
  readonly visitor: Readonly<Record<string, string>>;
}

function hostOf({ url, host }: FindableArrival): FindableHost {
  const own = url.port === '' ? host.host : `${host.host}:${url.port}`;
  return {
    brand: brands[host.brand],
    country: host.country,
    origin: `${url.protocol}//${hostOfCountry(own, host.country)}`,
  };
}

/** Sitemaps are the same whoever reads them, so one client of the API does for all languages. */
const apiOf = ({ apiUrl, visitor }: FindableArrival, { brand }: FindableHost) =>
  createApi({
    baseUrl: apiUrl,
    uid: createUid(Date.now()),
    version: 'web',
    language: brand.defaultLanguage,
    brand: brand.id,
    encrypt: false,
    timeoutMs,
    headers: visitor,
  });

async function answerSitemap(request: IncomingMessage, reply: ServerResponse, arrival: FindableArrival) {
  const host = hostOf(arrival);
  const { pathname } = arrival.url;
  const api = apiOf(arrival, host);
  const sendXml = (xml: string) => sendKept(request, reply, sitemapHeaders, xml);
  if (pathname === '/sitemap.xml') {
    return sendXml(sitemapIndexXml(await sitemapsOf(host, api)));
  }
  const name = readSitemapPath(host, pathname);
  const sitemap = name && (await openSitemap(host, api, name));
  if (!sitemap) {
    return sendText(reply, 404, 'There is no such sitemap.');
  }
  const pieces = sitemapXml(sitemap.batches);
  return sitemap.version === null
    ? sendXml((await gathered(pieces)).join(''))
    : streamSitemap(request, reply, sitemap.version, pieces);
}

/** Answers `/robots.txt`, `/sitemap.xml` and what it names; `false`: the address is another one. [M60] */
export async function answerFindable(request: IncomingMessage, reply: ServerResponse, arrival: FindableArrival) {
  const { pathname } = arrival.url;
  if (pathname === '/robots.txt') {
    await sendKept(request, reply, robotsHeaders, robotsText(hostOf(arrival)));
    return true;
  }
  if (!/^\/sitemap[^/]*\.xml$/.test(pathname)) {
    return false;
  }
  try {
    await answerSitemap(request, reply, arrival);
  } catch (error) {
    if (!(error instanceof CallError) || reply.headersSent) {
      throw error;
    }
    reply.setHeader('retry-after', '60');
    sendText(reply, 503, 'The sitemap cannot be read now.');
  }
  return true;
}
