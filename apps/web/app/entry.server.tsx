import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { ApiProvider } from '@volan/api-client/react';
import { PublicPage, SiteProvider } from '@volan/features';
import '@volan/ui/allIcons';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { contentPolicy } from '../server/contentPolicy.ts';
import { webRequest } from './webRequest.ts';

export { createRequestHandler } from 'react-router';
export { prepare } from './prepare.ts';
export { sharedAddress } from './sharedAddress.ts';
export { themeScript } from './themeScript.ts';

const dataBlock = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;

/** Renders everything before anything is sent. Rejects where a part of the page breaks. */
async function renderWhole(entry: EntryContext, context: Readonly<RouterContextProvider>, url: string) {
  const { site, api, queries } = context.get(webRequest);
  const out = new PassThrough();
  const page = text(out);
  await new Promise<void>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <SiteProvider site={site}>
        <ApiProvider api={api}>
          <QueryClientProvider client={queries}>
            <PublicPage value>
              <ServerRouter context={entry} url={url} />
            </PublicPage>
          </QueryClientProvider>
        </ApiProvider>
      </SiteProvider>,
      {
        onAllReady() {
          pipe(out);
          resolve();
        },
        onShellError: reject,
        onError: reject,
      },
    );
    setTimeout(abort, 10_000).unref();
  });
  return page;
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

/** Writes a page: whole, its styles and scripts inlined and named by hash in its policy. */
export default async function render(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  const html = await renderWhole(entry, context, request.url);
  const { publicHead, queries } = context.get(webRequest);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('cache-control', keepingOf(status, queries));
  if (!publicHead) {
    return new Response(html, { status, headers });
  }
  const { head, tail, scripts, styles } = publicHead(entry.staticHandlerContext.matches.map(({ route }) => route.id));
  const facts = [...html.matchAll(dataBlock)].map(([, block = '']) => block);
  headers.set('content-security-policy', contentPolicy({ scripts: [...scripts, ...facts], styles }));
  return new Response(
    html.replace('</head>', () => `${head}</head>`).replace('</body>', () => `${tail}</body>`),
    { status, headers },
  );
}
