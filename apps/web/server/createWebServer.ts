import cookiePlugin from '@fastify/cookie';
import { socketPath } from '@volan/api-contract/wire';
import {
  announcesBody,
  createPublicServer,
  handleBrokenRequest,
  noTelemetry,
  QueueFull,
  requestTelemetry,
  type Telemetry,
} from '@volan/observability';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { WebConfiguration } from './configuration.ts';
import { adminRoutes } from './http/adminRoutes.ts';
import { apiProxy } from './http/apiProxy.ts';
import { bannerClick } from './http/bannerClick.ts';
import { bannerPreview } from './http/bannerPreview.ts';
import { dropUnreadBodies } from './http/dropBody.ts';
import { fileForms } from './http/fileForms.ts';
import { FormError } from './http/FormError.ts';
import { healthRoutes } from './http/health.ts';
import { sendText } from './http/httpResponse.ts';
import { formBodies } from './http/ownForms.ts';
import { isQuietRoute, routeName } from './http/routeName.ts';
import { googleSignIn } from './http/googleSignIn.ts';
import { paymentReturn } from './http/paymentReturn.ts';
import { readSession } from './http/readSession.ts';
import { scriptChoice } from './http/scriptChoice.ts';
import { socketProxy } from './http/socketProxy.ts';
import { setSecurityHeaders } from './http/securityHeaders.ts';
import { knownAddress, readAddress, rememberAddress, routableTarget } from './http/siteAddress.ts';
import { staticFiles, type StaticFolder } from './http/staticFiles.ts';
import { textPreview } from './messages/textPreview.ts';
import type { PageCache } from './pageCache/PageCache.ts';
import { pageRoutes } from './pages/pageRoutes.ts';
import type { Pages } from './pages/Pages.ts';
import { brandIconPath } from './seo/brandIconPath.ts';
import { seoRoutes } from './seo/seoRoutes.ts';
import { widgetRoutes } from './widgets/widgetRoutes.ts';
import { workerRoute } from './serviceWorker/workerRoute.ts';

/** The dependencies of a web server. */
export interface WebServerOptions {
  /** The pages; undefined while they are being made ready. */
  readonly pages: () => Pages | undefined;
  readonly configuration: WebConfiguration;
  /** Folders of the build. @default none: development serves its sources itself */
  readonly staticFolders?: readonly StaticFolder[];
  /** Folder of the build of the administration. @default no administration */
  readonly adminFolder?: string | undefined;
  /** @default none: each page is made again */
  readonly pageCache?: PageCache | null;
  /** Paths of sockets beside those of the API. @default none */
  readonly socketPaths?: readonly string[];
  /** @default nothing is recorded */
  readonly telemetry?: Telemetry;
}

/**
 * Methods whose requests may have a body. Bodies of others mean nothing, and could be taken for requests of their own.
 */
const bodyMethods: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH']);

/** Longer than the API waits for the same body: its answer says more than ours. Milliseconds. */
const bodySilenceMs = 12_000;

/** Time limit for a whole request in milliseconds: enough for 40 MB at 1.1 Mbit/s. */
const requestMs = 300_000;

/** Answers what no route answers, and every error that a route throws. */
function answerErrors(app: FastifyInstance, { log }: Telemetry) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { statusCode = 500 } = error;
    if (request.raw.socket.destroyed) {
      log.info({ requestId: request.id }, 'the visitor left before the response');
      return reply.send();
    }
    // kept open, the rest of the body is read and dropped: a sender that still writes would lose the response
    if (statusCode === 413) return sendText(reply.removeHeader('connection'), 413, 'This form is too large.');
    if (error instanceof FormError) {
      if (error.retryAfter !== null) reply.header('retry-after', error.retryAfter);
      return sendText(reply, statusCode, error.message);
    }
    if (error instanceof QueueFull) {
      // further pipelined requests of the connection are dropped with it
      reply.header('retry-after', 5).header('connection', 'close');
      return sendText(reply, 503, 'You are asking for too many pages at a time.');
    }
    if (statusCode < 500) return sendText(reply, statusCode, 'This request cannot be read.');

    log.error({ err: error, requestId: request.id }, 'the request failed');

    return sendText(reply, 500, 'Something went wrong on our side.');
  });
  app.setNotFoundHandler((_request, reply) =>
    sendText(reply.header('allow', 'GET, HEAD'), 405, 'This address can only be read.'),
  );
}

/** Everything that this server answers itself: forms and files, what search engines read, widgets and pages. */
async function ownRoutes(
  scope: FastifyInstance,
  {
    pages,
    configuration,
    staticFolders,
    adminFolder,
    pageCache,
    telemetry,
  }: Required<Omit<WebServerOptions, 'socketPaths' | 'adminFolder'>> & Pick<WebServerOptions, 'adminFolder'>,
) {
  const { apiUrl, webSecret, version, contacts, google, paymentOrigin, mapStyleUrl, serviceWorker } = configuration;
  await scope.register(cookiePlugin);
  await formBodies(scope);
  paymentReturn(scope);
  bannerClick(scope, { apiUrl, webSecret, version });
  scriptChoice(scope);
  textPreview(scope);
  googleSignIn(scope, google);
  seoRoutes(scope, { apiUrl, webSecret, version });
  workerRoute(scope, { pages, isOn: serviceWorker });
  await staticFiles(scope, staticFolders);

  const onError = (error: unknown, requestId: string) =>
    telemetry.log.error({ err: error, requestId }, 'a page failed');
  if (adminFolder !== undefined) {
    const readSender = (request: FastifyRequest) => readSession(request, { apiUrl, webSecret, version });
    await adminRoutes(scope, { folder: adminFolder, version }, readSender);
    bannerPreview(scope, { pages, apiUrl, webSecret, version, contacts, onError, readSender });
  }
  widgetRoutes(scope, { pages, pageCache, apiUrl, webSecret, version, onError });
  await scope.register(async (pageScope) => {
    const forms = fileForms(pageScope, configuration.forms);
    pageRoutes(pageScope, {
      pages,
      pageCache,
      apiUrl,
      webSecret,
      version,
      contacts,
      google,
      paymentOrigin,
      mapStyleUrl,
      forms,
      onError,
    });
  });
}

/** The web server: hosts, files, the way to the API, what search engines read, and pages. */
export function createWebServer({
  pages,
  configuration,
  staticFolders = [],
  adminFolder,
  pageCache = null,
  socketPaths = [],
  telemetry = noTelemetry,
}: WebServerOptions): FastifyInstance {
  const { apiUrl, webSecret, mailbox, protocol, trustedProxies, limits } = configuration;
  const app = Fastify({
    serverFactory: (handler) =>
      createPublicServer(handler, { bodySilenceMs, requestMs, socketPaths: [socketPath, ...socketPaths], ...limits }),
    clientErrorHandler: handleBrokenRequest(telemetry.log),
    // one hop for each of our proxies: this many last parts of `x-forwarded-for` are trusted
    trustProxy: (_address, hop) => hop < trustedProxies,
    rewriteUrl: (request) => brandIconPath(routableTarget(request.url ?? ''), request.headers.host),
    // a request that reaches us while we end is answered like any other, and its connection closed
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // a busy machine starts slowly, but it starts
    pluginTimeout: 120_000,
  }) as unknown as FastifyInstance;

  requestTelemetry(app, {
    ...telemetry,
    routeOf: routeName,
    brandOf: (request) => knownAddress(request)?.host.brand,
    isQuiet: isQuietRoute,
  });
  app.addHook('onRequest', (request, reply, done) => {
    const ready = pages();
    if (ready?.first) ready.first(request.raw, reply.raw, done);
    else done();
  });
  app.addHook('onRequest', async (request, reply) => {
    setSecurityHeaders(reply.raw, protocol);
    if (!bodyMethods.has(request.method) && announcesBody(request.raw)) {
      return sendText(reply.header('connection', 'close'), 400, 'A request of this method has no body.');
    }
    return undefined;
  });
  dropUnreadBodies(app);
  answerErrors(app, telemetry);

  healthRoutes(app, {
    apiUrl,
    hasPages: () => pages() !== undefined,
    keepsPages: () => (pageCache?.statistics().pages ?? 0) > 0,
    isStopping: telemetry.isStopping,
  });
  void app.register(async (site) => {
    site.addHook('onRequest', async (request, reply) => {
      const address = readAddress(request.originalUrl, request.raw.headersDistinct['host'], protocol);
      if ('status' in address) return sendText(reply, address.status, address.text);

      rememberAddress(request, address);

      return undefined;
    });
    await site.register((scope) => apiProxy(scope, { apiUrl, webSecret, mailbox }));
    await site.register((scope) => socketProxy(scope, { apiUrl, webSecret }));
    await site.register((scope) =>
      ownRoutes(scope, { pages, configuration, staticFolders, adminFolder, pageCache, telemetry }),
    );
  });

  return app;
}
