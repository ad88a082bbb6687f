import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { ApiProvider } from '@volan/api-client/react';
import { FragmentCache, type CacheFragment } from '@volan/features/fragmentCache';
import { PublicPage } from '@volan/features/hydration';
import { registry } from '@volan/features/islands';
import { barId } from '@volan/features/shell';
import { publishedMessages } from '@volan/i18n';
import { SiteProvider } from '@volan/features/site';
import '@volan/ui/allIcons';
import { renderToString } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';
import { contentPolicy } from '../server/http/contentPolicy.ts';
import type { PublicHead } from '../server/pages/publicHeads.ts';
import { documentResponse } from './documentResponse.ts';
import { createFragmentCache, type PageFragments } from './fragmentCache.ts';
import { lateMessages } from './lateMessages.ts';
import type { RequestContext } from './requestContext.ts';

/** Most bytes of cached fragments: some thousand cards of ads. */
const fragmentCacheBytes = 32_000_000;

const openFragments = createFragmentCache({
  maxBytes: fragmentCacheBytes,
  render: (fragment) => renderToString(<PublicPage value={registry}>{fragment}</PublicPage>),
});

/**
 * React writes it into streams by itself, but not into text; without it browsers lay a page out as they did in 1998.
 */
const doctype = '<!DOCTYPE html>';

/** The document as text. All that it shows was read by the loaders, so nothing in it waits. */
function renderWhole(
  entry: EntryContext,
  { site, api, queries }: RequestContext,
  { url, cache }: { url: string; cache: CacheFragment | null },
) {
  return (
    doctype +
    renderToString(
      <SiteProvider site={site}>
        <ApiProvider api={api}>
          <QueryClientProvider client={queries}>
            <PublicPage value={registry}>
              <FragmentCache value={cache}>
                <ServerRouter context={entry} url={url} />
              </FragmentCache>
            </PublicPage>
          </QueryClientProvider>
        </ApiProvider>
      </SiteProvider>,
    )
  );
}

const endOfBar = '</header>';

/** A page drawn before its bar is read would be an empty one. */
const waitForBar = `<link rel="expect" href="#${barId}" blocking="render">`;

/** A document with its styles and scripts, and with the fragments that it shares with others. */
function documentOf(html: string, fragments: PageFragments, late: string, headOf: (aboveBar: string) => PublicHead) {
  const endOfHead = html.indexOf('</head>');
  const endOfBody = html.lastIndexOf('</body>');
  const body = Buffer.concat(fragments.write(html.slice(endOfHead, endOfBody)));
  const barAt = body.indexOf(endOfBar);
  const afterBar = barAt < 0 ? 0 : barAt + endOfBar.length;
  const aboveBar = body.toString('utf8', 0, afterBar);
  const own = headOf(aboveBar);
  const document = Buffer.concat([
    ...fragments.write(html.slice(0, endOfHead)),
    Buffer.from((aboveBar.includes(` id="${barId}"`) ? waitForBar : '') + late + own.head),
    body.subarray(0, afterBar),
    Buffer.from(own.afterBar),
    body.subarray(afterBar),
    Buffer.from(fragments.paths() + own.tail + html.slice(endOfBody)),
  ]);

  return { document, own };
}

/** The policies of public pages without a map: they change only with the build. */
const policies = new WeakMap<PublicHead, string>();

function policyOf(head: PublicHead) {
  const policy = policies.get(head) ?? contentPolicy(head);
  policies.set(head, policy);
  return policy;
}

/** Whether every part has what it shows; a part that failed says so in a page that is otherwise right. [T15] */
const isComplete = (queries: QueryClient) =>
  queries
    .getQueryCache()
    .getAll()
    .every(({ state }) => state.status !== 'error');

/**
 * `Cache-Control` of a public page: complete pages are public and must revalidate, since only we hear of changes;
 * partial and missing ones are private, for the way back; 5xx are not stored.
 */
function cacheControlOf(status: number, { queries, isCacheable }: RequestContext) {
  if (status >= 500) {
    return 'no-store';
  }
  return status === 200 && isCacheable && isComplete(queries)
    ? 'public, max-age=0, must-revalidate'
    : 'private, no-cache';
}

/** Writes a public page whole, its styles and scripts inlined and named by hash in its policy. */
export function publicDocument(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  requestContext: RequestContext,
) {
  const { publicHead } = requestContext;
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('cache-control', cacheControlOf(status, requestContext));
  if (requestContext.shownAds) {
    headers.set('x-shows-ads', String(requestContext.shownAds));
  }
  if (requestContext.shownBanners) {
    headers.set('x-banner-positions', String(requestContext.shownBanners.positions));
    headers.set('x-valid-until', String(requestContext.shownBanners.validUntil));
  }
  if (!publicHead) {
    return new Response(renderWhole(entry, requestContext, { url: request.url, cache: null }), { status, headers });
  }
  const fragments = openFragments(`${publishedMessages().version} `);
  // fragments are everybody's, a preview is not
  const cache = requestContext.site.drafts ? null : fragments.cache;
  const html = renderWhole(entry, requestContext, { url: request.url, cache });
  // Facts for search engines are data and run nowhere: a policy need not name them.
  const routeIds = entry.staticHandlerContext.matches.map(({ route }) => route.id);
  const { document, own } = documentOf(html, fragments, lateMessages(requestContext.site), (aboveBar) =>
    publicHead(routeIds, aboveBar),
  );
  const { hasMap, mapStyleUrl } = requestContext;
  headers.set('content-security-policy', hasMap ? contentPolicy({ ...own, mapStyleUrl }) : policyOf(own));

  return documentResponse(document, { status, headers });
}
