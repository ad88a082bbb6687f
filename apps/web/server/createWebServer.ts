import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { resolveHost, scriptPath } from '@volan/domain-rules';
import { announcesBody, createPublicServer } from '@volan/observability';
import { answerHealth } from './answerHealth.ts';
import { answerPage, type Pages } from './answerPage.ts';
import { answerScript } from './answerScript.ts';
import type { WebConfiguration } from './configuration.ts';
import { answerFindable } from './findable/answerFindable.ts';
import { signAddress } from './findable/signAddress.ts';
import { forward, isApiPath } from './forward.ts';
import { observeRequest, passedOn, unwatched, type Watch } from './observeRequest.ts';
import { setSecurityHeaders } from './securityHeaders.ts';
import type { PageCache } from './pageCache/PageCache.ts';
import { readOwnForm } from './readOwnForm.ts';
import { sendFile, sendText } from './send.ts';
import { answerWorker, workerPath } from './serviceWorker/answerWorker.ts';
import { farewellScript } from './serviceWorker/workerScript.ts';
import { visitorAddress } from './visitorAddress.ts';

export type { Pages } from './answerPage.ts';

/** Methods whose requests may have a body. Bodies of others mean nothing, and could be taken for requests of their own. */
const bodyMethods: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH']);

const isDecodable = (pathname: string) => {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
};

/** The address that was asked for, as ours; `null` where the request line or the one host holds none. */
function addressOf(request: IncomingMessage, protocol: string) {
  const path = request.url ?? '';
  const address = `${protocol}//${request.headers.host ?? ''}${path}`;
  const isOurs = path.startsWith('/') && !path.startsWith('//') && request.headersDistinct['host']?.length === 1;
  return isOurs && URL.canParse(address) ? new URL(address) : null;
}

async function answer(
  request: IncomingMessage,
  reply: ServerResponse,
  pages: Pages | undefined,
  pageCache: PageCache | null,
  watch: Watch,
  { apiUrl, webSecret, protocol, trustedProxies, serviceWorker }: WebConfiguration,
) {
  setSecurityHeaders(reply, protocol);
  const keepsPages = (pageCache?.statistics().pages ?? 0) > 0;
  if (!bodyMethods.has(request.method ?? '') && announcesBody(request)) {
    reply.setHeader('connection', 'close');
    return sendText(reply, 400, 'A request of this method has no body.');
  }
  const health = { apiUrl, hasPages: pages !== undefined, keepsPages, isStopping: watch.isStopping() };
  if (await answerHealth(request, reply, health)) {
    return;
  }
  const url = addressOf(request, protocol);
  const host = resolveHost(request.headers.host ?? '');
  if (!url) {
    return sendText(reply, 400, 'This address cannot be read.');
  }
  if (!host) {
    return sendText(reply, 421, 'This host is none of ours.');
  }
  if (!isDecodable(url.pathname)) {
    return sendText(reply, 404, 'There is no page at this address.');
  }
  const address = visitorAddress(request, trustedProxies);
  if (isApiPath(url.pathname)) {
    const visitor = { 'x-web-secret': webSecret, 'x-visitor-address': address, ...passedOn(request) };
    return forward(request, reply, url.pathname + url.search, { apiUrl, visitor });
  }
  if (url.pathname === scriptPath) {
    return answerScript(request, reply, { url, host });
  }
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const form = isRead ? null : await readOwnForm(request, reply, { url, host });
  if (!isRead && !form) {
    return;
  }
  const visitor = { 'x-web-secret': webSecret, ...passedOn(request) };
  if (await answerFindable(request, reply, { url, host, apiUrl, visitor })) {
    return;
  }
  if (!pages) {
    return sendText(reply, 503, 'The web app is starting.');
  }
  if (url.pathname === workerPath) {
    return answerWorker(request, reply, serviceWorker ? pages.workerScript?.(host.brand) : farewellScript);
  }
  const file = pages.file(url.pathname);
  if (file) {
    return sendFile(request, reply, file);
  }
  return answerPage(request, reply, { url, host, apiUrl, webSecret, address }, { pages, pageCache }, form);
}

/** The web server: hosts, files, the way to the API, and pages; `pagesNow` gives none while they are being made ready. */
export function createWebServer(
  pagesNow: () => Pages | undefined,
  configuration: WebConfiguration,
  pageCache: PageCache | null = null,
  watch: Watch = unwatched,
): Server {
  return createPublicServer((request, reply) => {
    const pages = pagesNow();
    const span = observeRequest(request, reply, watch);
    request.url = signAddress(request.url ?? '', request.headers.host);
    const serve = () => {
      const answered = span.run(() => answer(request, reply, pages, pageCache, watch, configuration));
      answered.catch((error: unknown) => {
        watch.log.error({ err: error, ...passedOn(request) }, 'the request failed');
        if (reply.headersSent) {
          reply.destroy();
        } else {
          sendText(reply, 500, 'Something went wrong on our side.');
        }
      });
    };
    if (pages?.first) {
      pages.first(request, reply, serve);
    } else {
      serve();
    }
  }, configuration.limits);
}
