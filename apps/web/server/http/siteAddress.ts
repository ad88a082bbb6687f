import {
  brands,
  matchPath,
  resolveHost,
  type BrandSettings,
  type PathMatch,
  type ResolvedHost,
} from '@volan/domain-rules';
import type { FastifyRequest } from 'fastify';

/** The parsed address of a request. Host, path and query of a request are read here and nowhere else. */
export interface SiteAddress {
  readonly url: URL;
  readonly host: ResolvedHost;
  readonly brand: BrandSettings;
  /** Path of the page, also where the router asks only for its data. */
  readonly pathname: string;
  /** Query of the page with its `?`, or nothing. */
  readonly search: string;
  /** The router asks for the data of a page, not for a document. */
  readonly wantsData: boolean;
  /** The page of the path; null for an unknown path. Matched once, at the first use. */
  readonly match: PathMatch | null;
}

/** Why an address is refused, with the status that says so. */
export type RefusedAddress = { readonly status: 400 | 404 | 421; readonly text: string };

/** Ending of the addresses that the router requests for the data of a page. */
const dataEnding = /(?:\/_)?\.data$/;

/** The address of a page on one of our hosts. */
export function siteAddress(url: URL, host: ResolvedHost): SiteAddress {
  const brand = brands[host.brand];
  const wantsData = dataEnding.test(url.pathname);
  const pathname = wantsData ? url.pathname.replace(dataEnding, '') || '/' : url.pathname;
  let match: PathMatch | null | undefined;

  return {
    url,
    host,
    brand,
    pathname,
    search: wantsData ? searchOfPage(url) : url.search,
    wantsData,
    get match() {
      if (match === undefined) match = matchPath(brand, pathname);
      return match;
    },
  };
}

/** The query without what the router adds when it asks for data. */
function searchOfPage({ searchParams }: URL) {
  const query = new URLSearchParams(searchParams);
  query.delete('_routes');
  return query.size > 0 ? `?${query}` : '';
}

const isDecodable = (path: string) => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/**
 * A request line and its `host` header as an address of ours.
 *
 * @param target the target of the request line
 * @param hosts every `host` header of the request: there has to be exactly one
 */
export function readAddress(
  target: string,
  hosts: readonly string[] | undefined,
  protocol: 'http:' | 'https:',
): SiteAddress | RefusedAddress {
  const [name = '', second] = hosts ?? [];
  const text = `${protocol}//${name}${target}`;
  const isOwn = target.startsWith('/') && second === undefined && name !== '';
  if (!isOwn || !URL.canParse(text)) {
    return { status: 400, text: 'This address cannot be read.' };
  }
  const host = resolveHost(name);
  if (!host) {
    return { status: 421, text: 'This host is none of ours.' };
  }
  const url = new URL(text);
  // too many slashes are mended where a page is meant; anything else could be taken for the name of a host
  if (
    target.startsWith('//') &&
    !matchPath(brands[host.brand], url.pathname.replaceAll(/\/{2,}/g, '/').toLowerCase())
  ) {
    return { status: 400, text: 'This address cannot be read.' };
  }

  return isDecodable(url.pathname)
    ? siteAddress(url, host)
    : { status: 404, text: 'There is no page at this address.' };
}

/**
 * The target for the router of the server, which cannot read paths that do not decode: such a request goes to the home
 * page's route, and is answered with 404 before it.
 */
export const routableTarget = (target: string) => (isDecodable(target.split('?')[0] ?? '') ? target : '/');

const addresses = new WeakMap<FastifyRequest, SiteAddress>();

/** Keeps the address of a request for all that handle it. */
export const rememberAddress = (request: FastifyRequest, address: SiteAddress) => void addresses.set(request, address);

/** The address of a request; undefined if it was refused or needs none, as `/health`. */
export const knownAddress = (request: FastifyRequest) => addresses.get(request);

/**
 * The address of a request to the site.
 *
 * @throws where the route is outside of the site's hosts
 */
export function addressOf(request: FastifyRequest): SiteAddress {
  const address = addresses.get(request);
  if (!address) throw new Error('addressOf found no address. Register the route inside of siteRoutes.');
  return address;
}
