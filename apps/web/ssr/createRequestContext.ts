import { createApi, createUid } from '@volan/api-client';
import { createQueryClient } from '@volan/api-client/react';
import { inCyrillic as toCyrillicApi } from '@volan/api-client/script';
import { splitLanguage, writtenLanguage } from '@volan/domain-rules';
import { viewerOf } from '@volan/features/site';
import { RouterContextProvider } from 'react-router';
import { createApiResponseCache } from './apiResponseCache.ts';
import { requestContextKey, type RequestInfo } from './requestContext.ts';

/** Longest wait for the API, in milliseconds: then the page says so and offers to try again. */
const apiTimeoutMs = 5000;

/**
 * Without this, `fetch` copies the body of a request into memory for a possible redirect. The API never redirects a
 * form, so the files stream from the disk to the API.
 */
const streamed: RequestInit = { redirect: 'error', window: null };

const withResponseCache = createApiResponseCache();

/** Makes what loaders and page share for one request. */
export function createRequestContext(info: RequestInfo) {
  const { url, host, brand, pathname, search, match, apiUrl, version, visitor } = info;
  const language = match?.language ?? splitLanguage(pathname).language ?? brand.defaultLanguage;
  const written = writtenLanguage(language, info.inCyrillic);
  let accessToken = info.session?.accessToken ?? null;
  const latinApi = createApi({
    baseUrl: apiUrl,
    uid: createUid(Date.now()),
    version,
    language,
    brand: brand.id,
    encrypt: false,
    timeoutMs: apiTimeoutMs,
    headers: visitor,
    accessToken: () => accessToken,
    fetch: async (address, init) => {
      const response = await fetch(address, { ...init, ...(init?.body && streamed) });
      info.setCookies.push(...response.headers.getSetCookie());
      return response;
    },
  });
  const context = new RouterContextProvider();
  context.set(requestContextKey, {
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
      viewer: info.session ? viewerOf(info.session.user) : undefined,
      requestId: visitor['x-request-id'],
      version,
      contact: info.contact,
    },
    api: withResponseCache(written === 'rs-cyrl' ? toCyrillicApi(latinApi) : latinApi, `${brand.id} ${written}`),
    fetchCall: (call) =>
      fetch(`${apiUrl}${call.bare ? '' : '/v3'}${call.path}`, {
        headers: {
          ...visitor,
          'accept-language': language,
          'x-app-version': version,
          'x-brand': brand.id,
          ...(info.session && { authorization: `Bearer ${info.session.accessToken}` }),
        },
      }),
    queries: createQueryClient(),
    match,
    shownAds: null,
    shownBanners: null,
    isCacheable: true,
    wantsData: info.wantsData,
    hasSession: info.hasSession,
    isVisit: info.isVisit,
    isSessionKnown: info.isSessionKnown,
    session: info.session,
    actAs: (session) => {
      accessToken = session.accessToken;
    },
    setCookie: (cookie) => void info.setCookies.push(cookie),
    isPasskeyOfferDue: info.isPasskeyOfferDue ?? false,
    comparedIds: info.comparedIds ?? [],
    typed: info.typed.length > 0 ? new URLSearchParams(info.typed.map((field) => [...field])) : null,
    isForm: info.isForm ?? false,
    sentForm: info.sentForm ?? null,
    ended: info.ended,
    previewOf: info.previewOf ?? null,
    bannerPreview: info.bannerPreview ?? null,
    sealedPassword: info.sealedPassword ?? null,
    sealedStep: info.sealedStep ?? null,
    hasGoogle: info.hasGoogle,
    paymentOrigin: info.paymentOrigin,
    mapStyleUrl: info.mapStyleUrl,
    hasMap: false,
    publicHead: info.publicHead,
    widgetPin: info.widgetPin ?? null,
    onError: info.onError,
  });

  return context;
}
