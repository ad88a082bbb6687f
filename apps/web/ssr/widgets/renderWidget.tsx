import { QueryClientProvider } from '@tanstack/react-query';
import { ApiProvider } from '@volan/api-client/react';
import type { WidgetQuery } from '@volan/domain-rules';
import { originOf, SiteProvider } from '@volan/features/site';
import '@volan/ui/allIcons';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRequestContext } from '../createRequestContext.ts';
import { requestContextKey, type RequestInfo } from '../requestContext.ts';
import { absoluteAddresses } from './absoluteAddresses.ts';
import { loadWidget } from './loadWidget.tsx';
import { problemStatus, WidgetFailure } from './WidgetFailure.ts';

/** The sheets of a widget whose HTML is known, as elements. */
export type WidgetSheets = (html: string, brand: string) => string;

/**
 * A widget as HTML for a shadow root on the page of a partner: its sheets, then its content. What cannot be shown is
 * JSON with `problem`.
 *
 * It is the same for all partners: their keys are in no byte of it.
 */
export async function renderWidget(info: RequestInfo, query: WidgetQuery, sheets: WidgetSheets): Promise<Response> {
  const context = createRequestContext(info).get(requestContextKey);
  const { site, api, queries } = context;
  try {
    const widget = await loadWidget(context, query);
    const html = absoluteAddresses(
      renderToStaticMarkup(
        <SiteProvider site={site}>
          <ApiProvider api={api}>
            <QueryClientProvider client={queries}>{widget}</QueryClientProvider>
          </ApiProvider>
        </SiteProvider>,
      ),
      originOf(site),
    );
    return new Response(sheets(html, site.brand.id) + html, {
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0, must-revalidate' },
    });
  } catch (error) {
    if (!(error instanceof WidgetFailure)) throw error;

    const { problem } = error;
    return Response.json({ problem }, { status: problemStatus[problem], headers: { 'cache-control': 'no-cache' } });
  }
}
