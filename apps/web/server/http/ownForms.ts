import formBody from '@fastify/formbody';
import { routes } from '@volan/domain-rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendText } from './httpResponse.ts';
import { addressOf, type SiteAddress } from './siteAddress.ts';

/** Most that a form may send, in bytes: forms of pages hold words; files go to the API. */
const maxBytes = 64_000;

/** How browsers send forms that hold no files. */
const formType = 'application/x-www-form-urlencoded';

/** Reads forms; their bodies become `URLSearchParams`. */
export function formBodies(app: FastifyInstance) {
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
  if (request.headers['content-type']?.split(';')[0]?.trim() !== formType) {
    return sendText(reply, 415, 'This is no form.');
  }
  return null;
}

/** The form that was sent, as a request to its page. */
export const formRequest = (request: FastifyRequest): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': formType },
  body: String(request.body),
});
