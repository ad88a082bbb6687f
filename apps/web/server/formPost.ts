import type { IncomingMessage } from 'node:http';
import { brands, matchPath, routes, type ResolvedHost } from '@volan/domain-rules';

/** Most that a form may send, in bytes: forms of pages hold words; files go to the API. */
const mostBytes = 64_000;

/** How browsers send forms that hold no files. */
const formType = 'application/x-www-form-urlencoded';

/** Whether the page of an address may be sent forms: public ones only read. */
export function takesForms({ pathname }: URL, { brand }: ResolvedHost) {
  const match = matchPath(brands[brand], pathname.replace(/\.data$/, ''));
  return match !== null && routes[match.page].built && routes[match.page].delivery === 'private';
}

/**
 * Whether a form comes from a page of the same host. Browsers say so themselves; one that does not is believed by its
 * `Origin`, and without either nobody is.
 */
export function isOwnForm({ headers }: IncomingMessage, { origin }: URL) {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === origin : site === 'same-origin';
}

/** Why a form is not read. */
export type RefusedForm = 'too-large' | 'no-form';

/** Reads what a form sends, as a request to its page. */
export async function readForm(request: IncomingMessage): Promise<RequestInit | RefusedForm> {
  if (request.headers['content-type']?.split(';')[0]?.trim() !== formType) {
    return 'no-form';
  }
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > mostBytes) return 'too-large';
    parts.push(part);
  }
  return { method: 'POST', headers: { 'content-type': formType }, body: Buffer.concat(parts).toString() };
}
