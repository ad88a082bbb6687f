import type { IncomingHttpHeaders } from 'node:http';
import { isFromWeb } from '../platform/server/visitorAddress.ts';

/**
 * Whether a page may open a socket. A browser names the page's origin: it must be of the very host of ours that the
 * browser asked, as our web server says. Apps that are no browser name none; they show their token like all.
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
