import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ResolvedHost } from '@volan/domain-rules';
import type { SharedAddress } from '../app/sharedAddress.ts';
import type { Pages } from './createWebServer.ts';
import { isPersonal } from './isPersonal.ts';
import { passedOn } from './observeRequest.ts';
import { finishPage } from './pageCache/FinishedPage.ts';
import type { PageCache } from './pageCache/PageCache.ts';
import { sendPage } from './sendPage.ts';

/** What is known of a request for a page. */
export interface PageArrival {
  readonly url: URL;
  readonly host: ResolvedHost;
  readonly apiUrl: string;
  readonly webSecret: string;
  /** Address of the reader. */
  readonly address: string;
}

/** Where pages come from; without a cache each is made anew. */
export interface PageSources {
  readonly pages: Pages;
  readonly pageCache: PageCache | null;
}

/** A reader may name any port of ours, and pages carry it in their links: only our own is worth keeping pages for. */
function sharedAddressOf(request: IncomingMessage, pages: Pages, { url, host }: PageArrival): SharedAddress | null {
  const isOurPort = url.port === '' || Number(url.port) === request.socket.localPort;
  return isOurPort && !isPersonal(request.headers.cookie) ? (pages.sharedAddress?.(url, host) ?? null) : null;
}

/**
 * Answers with a page: out of the cache where it is the same for everybody, else made for this reader.
 *
 * No header of the reader reaches a page. A shared one does not know his address either.
 */
export async function answerPage(
  request: IncomingMessage,
  reply: ServerResponse,
  arrival: PageArrival,
  { pages, pageCache }: PageSources,
) {
  const { url, host, apiUrl, webSecret, address } = arrival;
  const init = { method: 'GET' };
  const proof = { 'x-web-secret': webSecret, ...passedOn(request) };
  const shared = pageCache && sharedAddressOf(request, pages, arrival);
  if (!shared) {
    const visitor = { ...proof, 'x-visitor-address': address };
    const page = await finishPage(await pages.render({ url, host, apiUrl, visitor }, init));
    const personal = isPersonal(request.headers.cookie);
    return sendPage(request, reply, page, page.shared && personal ? { 'cache-control': 'private, no-cache' } : {});
  }
  const { key, adId, followsFeed } = shared;
  const { page, state, age } = await pageCache.answer({
    key,
    adId,
    followsFeed,
    render: () => pages.render({ url: shared.url, host, apiUrl, visitor: proof }, init),
  });
  const detail = state === 'miss' ? 'fwd=miss' : state === 'hit' ? 'hit' : 'hit; detail=stale';
  return sendPage(request, reply, page, { 'cache-status': `pages; ${detail}`, ...(age > 0 && { age: String(age) }) });
}
