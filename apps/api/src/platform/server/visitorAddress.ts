import type { IncomingHttpHeaders } from 'node:http';
import { isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sameSecret } from './sameSecret.ts';

const addressHeader = 'x-visitor-address';
const hostHeader = 'x-visitor-host';
const protocolHeader = 'x-visitor-protocol';
const originHeader = 'x-visitor-origin';
const deviceHeader = 'x-visitor-device';
const secretHeader = 'x-web-secret';
/** Headers that only our web server may send: address and host of the visitor, and the trace. */
const trustedHeaders = [
  addressHeader,
  hostHeader,
  protocolHeader,
  originHeader,
  deviceHeader,
  'traceparent',
  'tracestate',
];

/** Whether the request has the secret that our web server shares with us. */
export function isFromWeb(headers: IncomingHttpHeaders, webSecret: string) {
  const shown = headers[secretHeader];
  return typeof shown === 'string' && sameSecret(shown, webSecret);
}

/** Drops headers about the visitor unless our web server sent them. */
export function trustProxyHeaders(app: FastifyInstance, webSecret: string) {
  app.addHook('onRequest', async ({ headers }) => {
    if (!isFromWeb(headers, webSecret)) for (const name of trustedHeaders) delete headers[name];
    delete headers[secretHeader];
  });
}

/**
 * The address of the visitor, from our web server or else from the socket. An IPv4 address is never written as IPv6.
 */
export function visitorAddress(request: FastifyRequest): string {
  const said = request.headers[addressHeader];
  // the type of `ip` hides that a connection which was reset has no address any more
  const { ip }: { ip?: string } = request;
  return unmapped(typeof said === 'string' && said !== '' ? said : (ip ?? ''));
}

/** The page that a browser calls from, and the domain of its cookies. */
export interface Browser {
  /** The host of the brand, without the country of the page and without port. */
  readonly host: string;
  /** Origin of the page, with its country and its port. */
  readonly origin: string;
  /**
   * Domain of the brand, so that cookies also reach the hosts of its countries; null on a host without a dot, such as
   * `localhost`.
   */
  readonly domain: string | null;
  readonly secure: boolean;
  /** The value of its device cookie, not validated. Null: it has none. */
  readonly device: string | null;
}

/** The browser behind a request that came through our web server; null for an app that calls the API itself. */
export function browserOf({ headers }: FastifyRequest): Browser | null {
  const host = headers[hostHeader];
  if (typeof host !== 'string') return null;

  const domain = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]+$/.test(host) ? host : null;
  const protocol = headers[protocolHeader] === 'https' ? 'https' : 'http';

  return {
    host,
    origin: String(headers[originHeader] ?? `${protocol}://${host}`),
    domain,
    secure: protocol === 'https',
    device: typeof headers[deviceHeader] === 'string' ? headers[deviceHeader] : null,
  };
}

/** `::ffff:147.91.1.1`, in any spelling, is 147.91.1.1. */
function unmapped(address: string) {
  if (!isIPv6(address) || !URL.canParse(`http://[${address}]`)) return address;

  const [, high, low] =
    /^\[::ffff:([\da-f]{1,4}):([\da-f]{1,4})\]$/.exec(new URL(`http://[${address}]`).hostname) ?? [];
  if (high === undefined || low === undefined) return address;

  return [high, low].flatMap((pair) => [parseInt(pair, 16) >> 8, parseInt(pair, 16) & 255]).join('.');
}
