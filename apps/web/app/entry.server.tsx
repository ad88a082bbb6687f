import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { QueryClientProvider } from '@tanstack/react-query';
import { ApiProvider } from '@volan/api-client/react';
import { PublicPage, SiteProvider } from '@volan/features';
import '@volan/ui/allIcons';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { contentPolicy } from '../server/contentPolicy.ts';
import { webRequest } from './webRequest.ts';

export { createRequestHandler } from 'react-router';
export { prepare } from './prepare.ts';
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

/** Writes a page: whole, its styles and scripts inlined and named by hash in its policy. */
export default async function render(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  const html = await renderWhole(entry, context, request.url);
  const { publicHead } = context.get(webRequest);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set(
    'cache-control',
    status === 200 ? 'public, max-age=0, s-maxage=10, stale-while-revalidate=60' : 'no-store',
  );
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
