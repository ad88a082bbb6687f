import { readWidgetQuery, splitLanguage, widgetKey, widgetKinds } from '@volan/domain-rules';
import { telemetryHeaders } from '@volan/observability';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendText } from '../http/httpResponse.ts';
import { addressOf } from '../http/siteAddress.ts';
import { finishPage } from '../pageCache/FinishedPage.ts';
import type { PageDeps } from '../pages/pageRoutes.ts';
import { sendPage } from '../pages/pageResponse.ts';
import { countVisits } from './countVisits.ts';
import { isKey } from './isKey.ts';
import { admit } from './partnerApi.ts';
import { forOtherSites, sendProblem } from './widgetProblem.ts';
import { widgetAddress } from './widgetAddress.ts';

/** What widgets are made of. */
export type WidgetDeps = Pick<PageDeps, 'pages' | 'pageCache' | 'apiUrl' | 'webSecret' | 'version' | 'onError'>;

/** A widget is read by scripts alone: opened as a page it runs and loads nothing. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; sandbox";

/** The page that asks, by what its browser says; null where it says nothing. */
function pageOf({ headers }: FastifyRequest) {
  const named = headers.origin && headers.origin !== 'null' ? headers.origin : headers.referer;
  return named !== undefined && URL.canParse(named) ? new URL(named) : null;
}

/** `GET /widgets/v1/{kind}`: the widgets of partners' pages as HTML, and the counts of visitors from there. [M65] */
export function widgetRoutes(app: FastifyInstance, deps: WidgetDeps) {
  countVisits(app, deps);
  app.get<{ Params: { kind: string } }>('/widgets/v1/:kind', (request, reply) => answer(request, reply, deps));
}

async function answer(
  request: FastifyRequest<{ Params: { kind: string } }>,
  reply: FastifyReply,
  { pages, pageCache, apiUrl, webSecret, version, onError }: WidgetDeps,
) {
  const rendering = pages();
  if (!rendering?.renderWidget) return sendText(reply, 503, 'The widgets are not built.');

  const { renderWidget } = rendering;
  const asked = addressOf(request);
  const address = widgetAddress(asked);
  const language = address && (splitLanguage(address.pathname).language ?? address.brand.defaultLanguage);
  const query = address && readWidgetQuery(request.params.kind, asked.url.searchParams, language ?? '');
  if (!address || !query) {
    return sendProblem(reply, widgetKinds.some((kind) => kind === request.params.kind) ? 'broken-query' : 'not-found');
  }
  const from = pageOf(request);
  // our own page of the very same host shows widgets before anybody has a key
  if (from?.origin !== asked.url.origin) {
    const key = asked.url.searchParams.get('key') ?? '';
    if (!isKey(key)) return sendProblem(reply, 'unknown-key');

    const host = from?.hostname.slice(0, 300) ?? null;
    const admission = await admit({ apiUrl, webSecret }, { key, host, address: request.ip, element: query.kind });
    if (!admission.admitted) return sendProblem(reply, admission.reason, admission.retryAfterSeconds);
  }
  const render = () =>
    renderWidget(
      {
        ...address,
        apiUrl,
        version,
        hasGoogle: false,
        paymentOrigin: null,
        mapStyleUrl: null,
        visitor: { 'x-web-secret': webSecret, ...telemetryHeaders(request.raw) },
        hasSession: false,
        isVisit: false,
        isSessionKnown: true,
        session: null,
        setCookies: [],
        typed: [],
        ended: null,
        onError: (error) => onError(error, request.id),
      },
      query,
    );
  const key = `widget ${address.host.host}:${address.url.port}${address.pathname} ${address.inCyrillic} ${widgetKey(query)}`;
  const page = pageCache
    ? (await pageCache.answer({ key, adId: query.ad, invalidatedByFeed: query.kind !== 'stock', render })).page
    : await finishPage(await render());

  return sendPage(request, reply, page, {
    ...forOtherSites,
    'content-security-policy': policy,
    vary: 'accept-encoding, origin',
  });
}
