import {
  bannerPages,
  brandIds,
  brands,
  isAdministrator,
  languageValues,
  pathOf,
  resolveHost,
} from '@volan/domain-rules';
import type { BannerPage, BrandId } from '@volan/domain-rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { finishPage } from '../pageCache/FinishedPage.ts';
import { sendPage } from '../pages/pageResponse.ts';
import type { PageDeps } from '../pages/pageRoutes.ts';
import { sendText } from './httpResponse.ts';
import type { RequestSession } from './readSession.ts';
import { addressOf, siteAddress } from './siteAddress.ts';
import { withoutScripts } from './withoutScripts.ts';

/** What previews are made of. */
export interface BannerPreviewDeps extends Pick<
  PageDeps,
  'pages' | 'apiUrl' | 'webSecret' | 'version' | 'contacts' | 'onError'
> {
  /** Asks who is signed in. */
  readonly readSender: (request: FastifyRequest) => Promise<RequestSession>;
}

/**
 * A preview runs no script, so it counts nothing, and only our own pages frame it. Its files come from the form of the
 * administrator (`blob:`).
 */
const policy = [
  "default-src 'self'",
  "script-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-same-origin',
].join('; ');

/** The path of a page with positions for banners; null if its ad is not named. */
function pathOfPage(brand: BrandId, page: BannerPage, query: URLSearchParams): string | null {
  const settings = brands[brand];
  const language = languageValues.find((value) => value === query.get('language')) ?? settings.defaultLanguage;
  const ad = /^[1-9]\d{0,9}$/.exec(query.get('ad') ?? '')?.[0];
  switch (page) {
    case 'home':
      return pathOf(settings, 'home', {}, language);
    case 'companies':
      return pathOf(settings, 'companies', {}, language);
    case 'catalog': {
      const path = pathOf(settings, 'catalog', { categorySlug: settings.defaultCategory }, language);
      return query.get('position') === 'catalog-grid' ? `${path}?view=grid` : path;
    }
    case 'ad':
      return ad === undefined ? null : pathOf(settings, 'adDetails', { adId: Number(ad) }, language);
  }
}

/**
 * `/admin/banner-preview?brand&page&position`: a public page of a brand with an empty banner on a position, which the
 * form for a banner fills in. Any brand is shown on the host of the administration, where the form reaches it.
 *
 * Further parameters: `language`, `ad` (the ad of an ad page), `video` (the banner is a video). [E15]
 */
export function bannerPreview(app: FastifyInstance, deps: BannerPreviewDeps) {
  const { pages, apiUrl, webSecret, version, contacts, onError, readSender } = deps;
  app.get('/admin/banner-preview', async (request, reply) => {
    const rendering = pages();
    if (!rendering) return sendText(reply, 503, 'The web app is starting.');

    const { session, setCookies } = await readSender(request);
    for (const cookie of setCookies) reply.header('set-cookie', cookie);
    if (!session || !isAdministrator({ groups: session.user.group.map(({ id }) => id) })) {
      return sendText(reply, 403, 'Only administrators see previews.');
    }

    const { url: own } = addressOf(request);
    const query = own.searchParams;
    const brand = brandIds.find((id) => id === query.get('brand'));
    const page = bannerPages.find((name) => name === query.get('page'));
    const path = brand && page && pathOfPage(brand, page, query);
    const host = brand && resolveHost(brands[brand].hosts[0]);
    if (!brand || !host || !path) return sendText(reply, 400, 'This preview needs a brand, a page and its ad.');

    const made = await rendering.render(
      {
        ...siteAddress(new URL(path, `${own.protocol}//${host.host}`), host),
        apiUrl,
        version,
        contact: contacts[brand],
        hasGoogle: false,
        paymentOrigin: null,
        mapStyleUrl: null,
        visitor: { 'x-web-secret': webSecret },
        inCyrillic: false,
        hasSession: false,
        isVisit: false,
        isSessionKnown: true,
        session: null,
        typed: [],
        ended: null,
        setCookies: [],
        bannerPreview: { position: query.get('position') ?? '', isVideo: query.has('video') },
        onError: (error) => onError(error, request.id),
      },
      { method: 'GET' },
    );

    const quiet = new Response(withoutScripts(await made.text()), made);

    return sendPage(request, reply, await finishPage(quiet), {
      'content-security-policy': policy,
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
  });
}
