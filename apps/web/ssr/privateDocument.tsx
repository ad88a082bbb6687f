import { randomBytes } from 'node:crypto';
import { dehydrate, QueryClientProvider } from '@tanstack/react-query';
import { ApiProvider } from '@volan/api-client/react';
import { publishedMessages } from '@volan/i18n';
import { SiteProvider } from '@volan/features/site';
import { renderToReadableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';
import { privatePolicy } from '../server/http/contentPolicy.ts';
import { firstStyle } from '../server/pages/firstStyle.ts';
import { firstScript } from '../app/firstScript.ts';
import { holdScript } from '../app/private/holdScript.ts';
import type { RequestContext } from './requestContext.ts';
import { PrivateStateText, writePrivateState } from '../app/private/privateState.ts';

/** Headers of everything that is made for one visitor. */
export const privateHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } as const;

/** Longest time that a part may take until it is given up, in milliseconds. */
const timeoutMs = 10_000;

/** Streams a private page: for one visitor, hydrated at once, its scripts named by a nonce. Nobody keeps it. */
export async function privateDocument(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  { site, api, queries, publicHead, paymentOrigin }: RequestContext,
) {
  const nonce = randomBytes(16).toString('base64');
  const messages = publishedMessages().messages[site.language] ?? {};
  const state = writePrivateState({ site, queries: dehydrate(queries), messages });
  const body = await renderToReadableStream(
    <SiteProvider site={site}>
      <ApiProvider api={api}>
        <QueryClientProvider client={queries}>
          <PrivateStateText value={state}>
            <ServerRouter context={entry} url={request.url} nonce={nonce} />
          </PrivateStateText>
        </QueryClientProvider>
      </ApiProvider>
    </SiteProvider>,
    { nonce, signal: AbortSignal.timeout(timeoutMs) },
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  for (const [name, value] of Object.entries(privateHeaders)) headers.set(name, value);
  // Development writes scripts of its own into the document.
  if (publicHead) {
    headers.set(
      'content-security-policy',
      privatePolicy(nonce, {
        scripts: [firstScript, holdScript],
        styles: [firstStyle],
        services: site.brand.geoServices ?? [],
        formOrigins: paymentOrigin === null ? [] : [paymentOrigin],
      }),
    );
  }

  return new Response(body, { status, headers });
}
