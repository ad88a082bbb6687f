import { adQueries } from '@volan/api-client/react';
import {
  comparedCookie,
  longestComparison,
  printCompareLink,
  readCompareLink,
  type CompareLink,
} from '@volan/domain-rules';
import { pagePath, sharedDomain } from '@volan/features/site';
import { redirect } from 'react-router';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/** Seconds that a choice without JavaScript stays in the browser: 30 days. */
const cookieSeconds = 30 * 24 * 3600;

/** The cookie with these ads, on all hosts of the brand; without ads it ends. */
function comparedCookieOf({ protocol, host }: RequestContext['site'], ids: readonly number[]) {
  const domain = sharedDomain(host);
  const scope = `${domain ? `; Domain=${domain}` : ''}${protocol === 'https:' ? '; Secure' : ''}`;
  const age = ids.length > 0 ? cookieSeconds : 0;

  return `${comparedCookie}=${encodeURIComponent(ids.join(','))}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${scope}`;
}

/** The address of the comparison of these ads, as the visitor's own. */
const ownComparison = (path: string, link: CompareLink, rest = '') => `${path}?${printCompareLink(link)}&mine=1${rest}`;

/** The ads for sale among these and their categories. */
const readAds = ({ api, queries }: RequestContext, ids: readonly number[]) =>
  ids.length > 0 ? queries.fetchQuery(adQueries.byIds(api, ids)) : Promise.resolve([]);

/** Leads on after a change of the cookie, which no cache may store. */
const leadTo = (path: string) => redirect(path, { status: 303, headers: { 'cache-control': 'no-store' } });

/**
 * Adds the ad of a button to the cookie, once and not as the eleventh. Ads that are no longer for sale leave it. Leads
 * to the category of the ad. [F12, M56]
 */
async function add(requestContext: RequestContext, id: number, path: string) {
  const { site, comparedIds, setCookie } = requestContext;
  const others = comparedIds.filter((one) => one !== id);
  const [before, added] = await Promise.all([readAds(requestContext, others), readAds(requestContext, [id])]);
  const isFull = before.length >= longestComparison;
  const ads = isFull ? before : [...before, ...added];
  setCookie(
    comparedCookieOf(
      site,
      ads.map((ad) => ad.id),
    ),
  );

  const categoryId = (added[0] ?? ads.at(-1))?.category_id;
  if (categoryId === undefined) return leadTo(`${path}?mine=1`);

  const inCategory = ads.filter((ad) => ad.category_id === categoryId).map((ad) => ad.id);
  const own = pagePath(site, 'compareAds', { categoryId });

  return leadTo(ownComparison(own, { ids: inCategory, notes: {} }, isFull ? '&full=1' : ''));
}

/** Leads to the ads of the cookie that belong to a category; null: it has none. */
async function show(requestContext: RequestContext, ids: readonly number[], categoryId: number, path: string) {
  const ads = await readAds(requestContext, ids);
  const inCategory = ads.filter((ad) => ad.category_id === categoryId);
  const shown = (inCategory.length > 0 ? inCategory : ads).map((ad) => ad.id);

  // Ads of another category: the page leads on to it.
  return shown.length > 0 ? leadTo(ownComparison(path, { ids: shown, notes: {} })) : null;
}

/**
 * Chooses ads without JavaScript: `?add=1&ads=7` adds one to the cookie, `?remove=7` removes one, `?mine=1` shows them.
 * Each leads to the address of the comparison. Null: the address asks for none of these, or nothing is chosen. [B24]
 */
export async function chooseAds(
  requestContext: RequestContext,
  parameters: URLSearchParams,
  categoryId: number,
): Promise<Response | null> {
  const { site, comparedIds, setCookie } = requestContext;
  const path = pagePath(site, 'compareAds', { categoryId });
  const [named] = readCompareLink(parameters)?.ids ?? [];
  if (parameters.has('add') && named !== undefined) {
    return add(requestContext, named, path);
  }

  if (parameters.has('remove')) {
    const left = comparedIds.filter((id) => id !== Number(parameters.get('remove')));
    setCookie(comparedCookieOf(site, left));
    return (await show(requestContext, left, categoryId, path)) ?? leadTo(`${path}?mine=1`);
  }

  return parameters.has('mine') && named === undefined ? show(requestContext, comparedIds, categoryId, path) : null;
}
