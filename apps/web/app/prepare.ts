import { createApi, createUid } from '@volan/api-client';
import { createQueryClient } from '@volan/api-client/react';
import { brands, matchPath, splitLanguage, type ResolvedHost } from '@volan/domain-rules';
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
}

/** Makes what loaders and page share for one request. */
export function prepare({ url, host, apiUrl, visitor, publicHead }: Arrival) {
  const brand = brands[host.brand];
  const language =
    matchPath(brand, url.pathname)?.language ?? splitLanguage(url.pathname).language ?? brand.defaultLanguage;
  const api = createApi({
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
      country: host.country,
      protocol: url.protocol,
      host: url.port === '' ? host.host : `${host.host}:${url.port}`,
      pathname: url.pathname,
      search: url.search,
      now: Date.now(),
    },
    api: keepingReplies(api, `${brand.id} ${language}`),
    queries: createQueryClient(),
    match: null,
    shownAds: null,
    publicHead,
  });
  return context;
}
