import type { IncomingMessage, ServerResponse } from 'node:http';
import { cyrillicScript, readsCyrillic, type ResolvedHost } from '@volan/domain-rules';
import type { SharedAddress } from '../app/sharedAddress.ts';
import type { Arrival } from '../app/prepare.ts';
import type { BuiltFile } from './builtFiles.ts';
import { isPersonal } from './isPersonal.ts';
import { passedOn } from './observeRequest.ts';
import { finishPage } from './pageCache/FinishedPage.ts';
import type { PageCache } from './pageCache/PageCache.ts';
import { sendPage } from './sendPage.ts';
import { isForOne, streamPage } from './streamPage.ts';
import { toldTheme } from './toldTheme.ts';

/** The parts that differ between a build and development. */
export interface Pages {
  /** A file of the build at this address. */
  file(pathname: string): BuiltFile | undefined;
  /** Makes a page. */
  render(arrival: Omit<Arrival, 'publicHead'>, init: RequestInit): Promise<Response>;
  /** The service worker of a brand; development has none. */
  workerScript?(brand: ResolvedHost['brand']): string;
  /** The one form of the address of a page that is the same for all; development makes each page anew. */
  sharedAddress?(url: URL, host: ResolvedHost): SharedAddress | null;
  /** Takes a request before all others: the tools of development. */
  first?(request: IncomingMessage, reply: ServerResponse, next: () => void): void;
}

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

/** A page that is only read. */
const reading: RequestInit = { method: 'GET' };

/** For a page about one person. */
const forOneReader = { 'cache-control': 'private, no-cache' } as const;

/**
 * For a page in the other script. The usual one need not say so: who keeps it asks each time, with the reader's cookies,
 * whether it still stands.
 */
const byCookie = { vary: 'accept-encoding, cookie' } as const;

/** A reader may name any port of ours, and pages carry it in their links: only our own is worth keeping pages for. */
function sharedAddressOf(request: IncomingMessage, pages: Pages, { url, host }: PageArrival): SharedAddress | null {
  const isOurPort = url.port === '' || Number(url.port) === request.socket.localPort;
  return isOurPort && !isPersonal(request.headers.cookie) ? (pages.sharedAddress?.(url, host) ?? null) : null;
}

/**
 * Answers with a page: out of the cache where it is the same for everybody, else made for this reader. A form that was
 * sent to it is never answered out of the cache.
 *
 * No header of the reader reaches a page. A shared one does not know his address either.
 */
export async function answerPage(
  request: IncomingMessage,
  reply: ServerResponse,
  arrival: PageArrival,
  { pages, pageCache }: PageSources,
  form: RequestInit | null = null,
) {
  const { url, host, apiUrl, webSecret, address } = arrival;
  const proof = { 'x-web-secret': webSecret, ...passedOn(request) };
  const isSignedIn = isPersonal(request.headers.cookie);
  const inCyrillic = readsCyrillic(request.headers.cookie);
  const theme = toldTheme(request.headers.cookie);
  const shared = pageCache && !form && sharedAddressOf(request, pages, arrival);
  if (!shared) {
    const visitor = { ...proof, 'x-visitor-address': address };
    const made = await pages.render(
      { url, host, apiUrl, visitor, isPersonal: isSignedIn, inCyrillic },
      form ?? reading,
    );
    if (isForOne(made)) {
      return streamPage(request, reply, made);
    }
    const page = await finishPage(made);
    return sendPage(request, reply, page, {
      ...theme,
      ...(page.shared && isSignedIn && forOneReader),
      ...(inCyrillic && byCookie),
    });
  }
  const { adId, followsFeed, language } = shared;
  const isOther = inCyrillic && language === 'rs';
  const { page, state, age } = await pageCache.answer({
    key: isOther ? `${shared.key} ${cyrillicScript}` : shared.key,
    adId,
    followsFeed,
    render: () =>
      pages.render({ url: shared.url, host, apiUrl, visitor: proof, isPersonal: false, inCyrillic: isOther }, reading),
  });
  const detail = state === 'miss' ? 'fwd=miss' : state === 'hit' ? 'hit' : 'hit; detail=stale';
  return sendPage(request, reply, page, {
    'cache-status': `pages; ${detail}`,
    ...theme,
    ...(age > 0 && { age: String(age) }),
    ...(isOther && byCookie),
  });
}
