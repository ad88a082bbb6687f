import type { IncomingHttpHeaders } from 'node:http';
import { isFromWeb } from '../platform/server/visitorAddress.ts';

/**
 * Whether a page may open a socket. A browser sends the origin of the page, which must be the host of ours that our web
 * server names. Apps that are not browsers send no origin, and need a token like all.
 */
export function isAllowedOrigin(headers: IncomingHttpHeaders, webSecret: string): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  return isFromWeb(headers, webSecret) && origin === headers['x-visitor-origin'];
}

/** The address that opens a socket: the visitor's address from our web server, else the address of the connection. */
export function addressOf(headers: IncomingHttpHeaders, connectedFrom: string, webSecret: string): string {
  const said = isFromWeb(headers, webSecret) ? headers['x-visitor-address'] : undefined;
  return typeof said === 'string' && said !== '' ? said : connectedFrom;
}
