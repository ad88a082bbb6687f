import formBody from '@fastify/formbody';
import { maxImageBytes, routes, type Page } from '@volan/domain-rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasSessionCookie } from './cookies.ts';
import { sendText } from './httpResponse.ts';
import { addressOf, type SiteAddress } from './siteAddress.ts';

/** Most that a form of words may send, in bytes. */
const maxBytes = 64_000;

/** How browsers send forms that hold no files. */
const formType = 'application/x-www-form-urlencoded';

/** How they send forms with a file. */
const fileFormType = 'multipart/form-data';

/** Pages with a form that sends a file, for browsers without scripts too. */
const pagesWithFiles: ReadonlySet<Page> = new Set(['settings']);

/**
 * Reads a form with a file, of at most one picture and some words. Of a larger one nothing is kept: it is read to its
 * end, because a browser that cannot finish shows no page, and the page says what is wrong.
 */
async function readFileForm(_request: FastifyRequest, payload: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of payload) {
    bytes += chunk.length;
    if (bytes <= maxImageBytes + maxBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  return Buffer.concat(chunks);
}

/** Reads forms; their bodies become `URLSearchParams`, those with files stay bytes. */
export function formBodies(app: FastifyInstance) {
  app.addContentTypeParser(fileFormType, readFileForm);
  return app.register(formBody, { bodyLimit: maxBytes, parser: (text: string) => new URLSearchParams(text) as never });
}

/** Whether the page of an address may be sent forms: public ones only read. */
export function takesForms({ match }: SiteAddress) {
  return match !== null && routes[match.page].built && routes[match.page].delivery === 'private';
}

/**
 * Whether a form comes from a page of the same host. Browsers say so themselves; one that does not is believed by its
 * `Origin`, and without either nobody is.
 */
export function isOwnForm({ headers }: Pick<FastifyRequest, 'headers'>, { origin }: Pick<URL, 'origin'>) {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === origin : site === 'same-origin';
}

/** What stands in the way of a form, or null; its response is sent already. Asked before the body is read. */
export function refuseForm(request: FastifyRequest, reply: FastifyReply) {
  if (!isOwnForm(request, addressOf(request).url)) {
    return sendText(reply, 403, 'This form comes from another site.');
  }
  const type = request.headers['content-type']?.split(';')[0]?.trim();
  if (type === formType || (type === fileFormType && takesFiles(request))) return null;
  return sendText(reply, 415, 'This is no form.');
}

/** Whether a file may be sent to the page: only where it takes one, and only by somebody who seems to be signed in. */
function takesFiles(request: FastifyRequest) {
  const { match } = addressOf(request);
  return match !== null && pagesWithFiles.has(match.page) && hasSessionCookie(request.cookies);
}

/** The form that was sent, as a request to its page. */
export const formRequest = ({ body, headers }: FastifyRequest): RequestInit => ({
  method: 'POST',
  ...(Buffer.isBuffer(body)
    ? { headers: { 'content-type': headers['content-type'] ?? '' }, body: new Uint8Array(body) }
    : { headers: { 'content-type': formType }, body: String(body) }),
});
