import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { ApiProvider } from '@volan/api-client/react';
import { KeptParts, type KeepPart } from '@volan/features/fragmentCache';
import { PublicPage } from '@volan/features/hydration';
import { registry } from '@volan/features/islands';
import { barId } from '@volan/features/shell';
import { SiteProvider } from '@volan/features/site';
import '@volan/ui/allIcons';
import { renderToString } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { contentPolicy } from '../server/contentPolicy.ts';
import type { PublicHead } from '../server/publicHeads.ts';
import { isPublic } from './delivery.ts';
import { documentResponse } from './documents.ts';
import { createKeptParts, type PageParts } from './kept/keptParts.ts';
import { privateHeaders, renderPrivate } from './private/renderPrivate.tsx';
import { webRequest, type WebRequest } from './webRequest.ts';

export { createRequestHandler } from 'react-router';
export { documentIn } from './documents.ts';
export { prepare } from './prepare.ts';
export { sharedAddress } from './sharedAddress.ts';
export { themeScript } from './themeScript.ts';

/** Room for parts of pages that are kept, in bytes: some thousand cards of ads. */
const keptRoom = 32_000_000;

const openParts = createKeptParts({
  room: keptRoom,
  render: (part) => renderToString(<PublicPage value={registry}>{part}</PublicPage>),
});

/** React writes it into streams by itself, but not into text; without it browsers lay a page out as they did in 1998. */
const doctype = '<!DOCTYPE html>';

/** The document as text. All that it shows was read by the loaders, so nothing in it waits. */
function renderWhole(
  entry: EntryContext,
  { site, api, queries }: WebRequest,
  { url, keep }: { url: string; keep: KeepPart | null },
) {
  return (
    doctype +
    renderToString(
      <SiteProvider site={site}>
        <ApiProvider api={api}>
          <QueryClientProvider client={queries}>
            <PublicPage value={registry}>
              <KeptParts value={keep}>
                <ServerRouter context={entry} url={url} />
              </KeptParts>
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

/** A document with its styles and scripts, and with the parts that it shares with others. */
function documentOf(html: string, parts: PageParts, headOf: (aboveBar: string) => PublicHead) {
  const endOfHead = html.indexOf('</head>');
  const endOfBody = html.lastIndexOf('</body>');
  const body = Buffer.concat(parts.write(html.slice(endOfHead, endOfBody)));
  const barAt = body.indexOf(endOfBar);
  const afterBar = barAt < 0 ? 0 : barAt + endOfBar.length;
  const aboveBar = body.toString('utf8', 0, afterBar);
  const own = headOf(aboveBar);
  const document = Buffer.concat([
    ...parts.write(html.slice(0, endOfHead)),
    Buffer.from((aboveBar.includes(` id="${barId}"`) ? waitForBar : '') + own.head),
    body.subarray(0, afterBar),
    Buffer.from(own.afterBar),
    body.subarray(afterBar),
    Buffer.from(parts.drawings() + own.tail + html.slice(endOfBody)),
  ]);
  return { document, own };
}

/** The policies of public pages: they change only with the build. */
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
 * Who may keep a page: anybody who asks each time whether it still stands, since only we hear of changes; the reader
 * alone one that lacks a part or is none, for his way back; nobody an error of ours.
 */
function keepingOf(status: number, queries: QueryClient) {
  if (status >= 500) {
    return 'no-store';
  }
  return status === 200 && isComplete(queries) ? 'public, max-age=0, must-revalidate' : 'private, no-cache';
}

/** What the router asks for is for one reader, as the page is. */
export function handleDataRequest(response: Response) {
  for (const [name, value] of Object.entries(privateHeaders)) response.headers.set(name, value);
  return response;
}

/** Writes a page: a public one whole, its styles and scripts inlined and named by hash in its policy. */
export default async function render(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  const asked = context.get(webRequest);
  const { publicHead, queries } = asked;
  if (!isPublic(entry.staticHandlerContext.matches.map(({ route }) => route))) {
    return renderPrivate(request, status, headers, entry, asked);
  }
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('cache-control', keepingOf(status, queries));
  if (asked.shownAds) {
    headers.set('x-shows-ads', String(asked.shownAds));
  }
  if (!publicHead) {
    return new Response(renderWhole(entry, asked, { url: request.url, keep: null }), { status, headers });
  }
  const parts = openParts();
  const html = renderWhole(entry, asked, { url: request.url, keep: parts.keep });
  // Facts for search engines are data and run nowhere: a policy need not name them.
  const routeIds = entry.staticHandlerContext.matches.map(({ route }) => route.id);
  const { document, own } = documentOf(html, parts, (aboveBar) => publicHead(routeIds, aboveBar));
  headers.set('content-security-policy', policyOf(own));
  return documentResponse(document, { status, headers });
}
