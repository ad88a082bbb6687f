import { createApi, createUid } from '@volan/api-client';
import { createQueryClient } from '@volan/api-client/react';
import { inCyrillic as toCyrillicApi } from '@volan/api-client/script';
import { brands, matchPath, splitLanguage, writtenLanguage, type ResolvedHost } from '@volan/domain-rules';
import { RouterContextProvider } from 'react-router';
import { createKeptReplies } from './keptReplies.ts';
import { webRequest, type WebRequest } from './webRequest.ts';

/** Longest wait for the API, in milliseconds: then the page says so and offers to try again. */
const apiTimeoutMs = 5000;

const keepingReplies = createKeptReplies();

/** What the server knows about a request. */
export interface Arrival {
  readonly url: URL;
  readonly host: ResolvedHost;
  readonly apiUrl: string;
  /** Headers that tell the API who asks. */
  readonly visitor: Readonly<Record<string, string>>;
  readonly publicHead: WebRequest['publicHead'];
  /** The reader asked for Serbian in Cyrillic. */
  readonly inCyrillic?: boolean;
  /** The reader has cookies of somebody who is signed in, or was. */
  readonly isPersonal: boolean;
}

/** Ending of an address by which the router asks for the data of a page. */
const dataEnding = /(?:\/_)?\.data$/;

/** The address of the page that is asked for, also where only its data is. */
function pageAddress({ pathname, searchParams }: URL) {
  if (!dataEnding.test(pathname)) return null;
  const query = new URLSearchParams(searchParams);
  query.delete('_routes');
  return { pathname: pathname.replace(dataEnding, '') || '/', search: query.size > 0 ? `?${query}` : '' };
}

/** Makes what loaders and page share for one request. */
export function prepare({ url, host, apiUrl, visitor, publicHead, isPersonal, inCyrillic = false }: Arrival) {
  const brand = brands[host.brand];
  const dataOf = pageAddress(url);
  const { pathname, search } = dataOf ?? url;
  const language = matchPath(brand, pathname)?.language ?? splitLanguage(pathname).language ?? brand.defaultLanguage;
  const written = writtenLanguage(language, inCyrillic);
  const latinApi = createApi({
    baseUrl: apiUrl,
    uid: createUid(Date.now()),
    version: 'web',
    language,
    brand: brand.id,
    encrypt: false,
    timeoutMs: apiTimeoutMs,
    headers: visitor,
  });
  const context = new RouterContextProvider();
  context.set(webRequest, {
    site: {
      brand,
      language,
      inCyrillic: written === 'rs-cyrl',
      country: host.country,
      protocol: url.protocol,
      host: url.port === '' ? host.host : `${host.host}:${url.port}`,
      pathname,
      search,
      now: Date.now(),
      requestId: visitor['x-request-id'],
    },
    api: keepingReplies(written === 'rs-cyrl' ? toCyrillicApi(latinApi) : latinApi, `${brand.id} ${written}`),
    queries: createQueryClient(),
    match: null,
    shownAds: null,
    wantsData: dataOf !== null,
    isPersonal,
    publicHead,
  });
  return context;
}
