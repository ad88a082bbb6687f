import '@fastify/cookie';
import { cyrillicScript, type BrandContacts } from '@volan/domain-rules';
import { fairQueue, networkOf, telemetryHeaders, type FairQueue } from '@volan/observability';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CacheablePage } from '../../ssr/cacheablePages.ts';
import { visitorHeaders } from '../http/apiProxy.ts';
import {
  endedSession,
  readsCyrillic,
  hasSessionCookie,
  comparedIds,
  isPasskeyOfferDue,
  themeServerTiming,
} from '../http/cookies.ts';
import { sendText } from '../http/httpResponse.ts';
import type { FileForms } from '../http/fileForms.ts';
import { isFromGoogle, readGoogleForm, type GoogleSignIn } from '../http/googleSignIn.ts';
import { isVisit } from '../http/isVisit.ts';
import { formRequest, refuseForm, takesForms } from '../http/ownForms.ts';
import { addressOf } from '../http/siteAddress.ts';
import { previewedLanguage } from '../messages/textPreview.ts';
import { sealedText } from '../http/sealedText.ts';
import { keepWords, readWords } from '../http/typedWords.ts';
import { readSession, type RequestSession } from '../http/readSession.ts';
import { finishPage } from '../pageCache/FinishedPage.ts';
import type { PageCache } from '../pageCache/PageCache.ts';
import { isForOne, sendPage, streamPage } from './pageResponse.ts';
import type { Pages } from './Pages.ts';

/** What pages are made of. */
export interface PageDeps {
  /** The pages; undefined while they are being made ready. */
  readonly pages: () => Pages | undefined;
  /** Without a cache each page is made again. */
  readonly pageCache: PageCache | null;
  readonly apiUrl: string;
  readonly webSecret: string;
  /** Version of this web app. */
  readonly version: string;
  /** How each brand is reached, and its company. */
  readonly contacts: BrandContacts;
  readonly google: GoogleSignIn;
  readonly paymentOrigin: string | null;
  /** Address of the operator's style of maps. */
  readonly mapStyleUrl: string | null;
  readonly forms: FileForms;
  /** Takes what went wrong while a page was made. */
  readonly onError: (error: unknown, requestId: string) => void;
}

/**
 * How many pages are made at a time. A page takes some 25 ms of the one thread, so a single network leaves time for
 * others; a network may also be a company or a mobile provider with many visitors, whose pages wait for their turn.
 */
const renderLimits = { atOnce: 32, perSender: 8, maxWaiting: 200 };

/** The content policy of an answer that only leads elsewhere: it holds nothing. */
const emptyPolicy = "default-src 'none'; frame-ancestors 'none'";

/** A page that is only read. */
const reading: RequestInit = { method: 'GET' };

/** For a page about one person. */
const forOne = { 'cache-control': 'private, no-cache' } as const;

/**
 * `Vary` of a page in Cyrillic, which depends on a cookie and on the language of the browser. The page in Latin needs
 * none: caches must revalidate it, and the request that revalidates carries both.
 */
const byCookie = { vary: 'accept-encoding, accept-language, cookie' } as const;

/** Reads a page, and tells it which page led there: signing in comes back to that one. [B03] */
const readingFrom = ({ headers: { referer } }: FastifyRequest): RequestInit =>
  referer === undefined ? reading : { ...reading, headers: { referer } };

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/** Every address that nothing else answers: pages, and forms that are sent to them. */
export function pageRoutes(app: FastifyInstance, deps: PageDeps) {
  const renders = fairQueue(renderLimits);
  app.all(
    '*',
    {
      onRequest: async (request, reply) => {
        if (isRead(request)) return undefined;

        const takes = takesForms(addressOf(request));
        if (request.method === 'POST' && takes && isFromGoogle(request)) return undefined;
        if (request.method === 'POST' && takes) return refuseForm(request, reply) ?? undefined;

        return sendText(
          reply.header('allow', takes ? 'GET, HEAD, POST' : 'GET, HEAD'),
          405,
          'This address can only be read.',
        );
      },
      preHandler: async (request, reply) => {
        if (!isRead(request) && isFromGoogle(request)) readGoogleForm(request, reply);
      },
    },
    (request, reply) => {
      const pages = deps.pages();
      return pages
        ? answerPage(request, reply, pages, { ...deps, renders })
        : sendText(reply, 503, 'The web app is starting.');
    },
  );
}

/**
 * Makes a page when it is the turn of its visitor.
 *
 * @throws where the visitor has left meanwhile, unless the page is also for others
 */
const inTurn = (renders: FairQueue, request: FastifyRequest, isForOthers: boolean, render: () => Promise<Response>) =>
  renders.run(networkOf(request.ip), async () => {
    if (!isForOthers && request.raw.socket.destroyed) throw new Error('The visitor left before the page was made.');
    return render();
  });

/** A visitor may name any port of ours, and pages carry it in their links: only our own is worth keeping pages for. */
function cacheablePageOf(request: FastifyRequest, pages: Pages) {
  const address = addressOf(request);
  const isOwnPort = address.url.port === '' || Number(address.url.port) === request.socket.localPort;
  return isOwnPort && !hasSessionCookie(request.cookies) ? (pages.cacheablePage?.(address) ?? null) : null;
}

/** A request for a page, and what every page of it is made of. */
interface PageRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly pages: Pages;
  readonly deps: PageDeps & { readonly renders: FairQueue };
  readonly sender: RequestSession;
  readonly inCyrillic: boolean;
}

/**
 * Answers with a page: from the cache if it is the same for everybody, else rendered for this visitor. A sent form is
 * never answered from the cache.
 *
 * The only header of the visitor that reaches a page is the referer, and only a private page. A shared one does not
 * know their address either.
 */
async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: Pages,
  deps: PageDeps & { readonly renders: FairQueue },
) {
  const { pageCache, apiUrl, webSecret, version } = deps;
  const inCyrillic = readsCyrillic(request.cookies, request.headers['accept-language']);
  const sender = await readSession(request, { apiUrl, webSecret, version });
  const pageRequest: PageRequest = { request, reply, pages, deps, sender, inCyrillic };
  const cacheable = pageCache && isRead(request) ? cacheablePageOf(request, pages) : null;

  return pageCache && cacheable ? answerFromCache(pageRequest, pageCache, cacheable) : answerForVisitor(pageRequest);
}

/** The parts of a page that do not depend on its visitor. */
function commonParts({ request, deps }: PageRequest) {
  const address = addressOf(request);
  return {
    ...address,
    apiUrl: deps.apiUrl,
    version: deps.version,
    contact: deps.contacts[address.host.brand],
    hasGoogle: (deps.google.clientIds[address.brand.id] ?? null) !== null,
    paymentOrigin: deps.paymentOrigin,
    mapStyleUrl: deps.mapStyleUrl,
    onError: (error: unknown) => deps.onError(error, request.id),
  };
}

/** Renders a page for one visitor, with the form that they sent. */
async function answerForVisitor(pageRequest: PageRequest) {
  const { request, reply, pages, deps, sender, inCyrillic } = pageRequest;
  const { webSecret, renders } = deps;
  const { session, isKnown, setCookies } = sender;
  const hasSession = hasSessionCookie(request.cookies);
  const words = isRead(request) ? await readWords(request, session?.user ?? null, webSecret) : null;
  const typed = words?.fields ?? [];
  const made = await withFiles(request, reply, sender, deps.forms, (sentForm) =>
    inTurn(renders, request, false, () =>
      pages.render(
        {
          ...commonParts(pageRequest),
          visitor: visitorHeaders(request, webSecret),
          hasSession,
          session,
          setCookies,
          inCyrillic,
          typed,
          isForm: !isRead(request),
          sentForm,
          ended: endedSession(request.cookies),
          isPasskeyOfferDue: isPasskeyOfferDue(request.cookies),
          comparedIds: comparedIds(request.cookies),
          isVisit: isVisit(request),
          isSessionKnown: isKnown,
          previewOf: previewedLanguage(request.cookies),
          sealedPassword: sealedText(webSecret, 'passwords of forms'),
          sealedStep: sealedText(webSecret, 'steps of signing in'),
        },
        isRead(request) ? readingFrom(request) : formRequest(request),
      ),
    ),
  );
  if (made.status >= 300 && made.status < 400) reply.header('content-security-policy', emptyPolicy);
  if (made.ok) words?.forget(reply);
  if (!isRead(request)) await keepWords(request, reply, made, webSecret);
  for (const cookie of setCookies) reply.header('set-cookie', cookie);
  if (isForOne(made)) {
    return streamPage(request, reply, made);
  }
  const page = await finishPage(made);

  return sendPage(request, reply, page, {
    ...themeServerTiming(request.cookies),
    ...(page.shared && hasSession && forOne),
    ...(inCyrillic && byCookie),
  });
}

/** Answers with a page that is the same for everybody, and renders it first where the cache has none. */
async function answerFromCache(pageRequest: PageRequest, pageCache: PageCache, cacheable: CacheablePage) {
  const { request, reply, pages, deps, inCyrillic } = pageRequest;
  const { webSecret, renders } = deps;
  const { adId, invalidatedByFeed, language } = cacheable;
  const isOther = inCyrillic && language === 'rs';
  const { page, state, age } = await pageCache.answer({
    key: isOther ? `${cacheable.key} ${cyrillicScript}` : cacheable.key,
    adId,
    invalidatedByFeed,
    render: () =>
      inTurn(renders, request, true, () =>
        pages.render(
          {
            ...commonParts(pageRequest),
            url: cacheable.url,
            search: cacheable.url.search,
            visitor: { 'x-web-secret': webSecret, ...telemetryHeaders(request.raw) },
            hasSession: false,
            isVisit: false,
            isSessionKnown: true,
            session: null,
            setCookies: [],
            typed: [],
            ended: null,
            inCyrillic: isOther,
          },
          reading,
        ),
      ),
  });
  const detail = state === 'miss' ? 'fwd=miss' : state === 'hit' ? 'hit' : 'hit; detail=stale';

  return sendPage(request, reply, page, {
    'cache-status': `pages; ${detail}`,
    ...themeServerTiming(request.cookies),
    ...(age > 0 && { age: String(age) }),
    ...(isOther && byCookie),
  });
}

/** Renders a page with the form that was sent to it. Its files exist until the page is rendered. */
async function withFiles(
  request: FastifyRequest,
  reply: FastifyReply,
  sender: RequestSession,
  forms: FileForms,
  make: (sentForm: FormData | null) => Promise<Response>,
) {
  if (!forms.isWaiting(request)) return make(null);

  const sent = await forms.read(request, reply, sender);
  try {
    request.body = sent.form;
    return await make(sent.form);
  } finally {
    await sent.done();
  }
}
