import formBody from '@fastify/formbody';
import { routes, type Page } from '@volan/domain-rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { maxFields, maxWordBytes } from './fileForm.ts';
import { FormError } from './FormError.ts';
import { sendText } from './httpResponse.ts';
import { addressOf, type SiteAddress } from './siteAddress.ts';

/** Content type of forms without files. */
const formType = 'application/x-www-form-urlencoded';

/** Content type of forms with files. */
export const fileFormType = 'multipart/form-data';

/** Pages with a form that sends a file, for browsers without scripts too. */
const pagesWithFiles: ReadonlySet<Page> = new Set([
  'settings',
  'newAd',
  'editAd',
  'newFastAd',
  'editFastAd',
  'feeds',
  'conversation',
  'ownCompany',
  'myService',
  'registerService',
]);

/**
 * Reads forms without files; their bodies become `URLSearchParams`. One with more fields than any page has is refused
 * with 413.
 */
export function formBodies(app: FastifyInstance) {
  app.addHook('preHandler', async ({ body }) => {
    if (body instanceof URLSearchParams && body.size > maxFields) {
      throw new FormError(413, 'This form has too many fields.');
    }
  });

  return app.register(formBody, {
    bodyLimit: maxWordBytes,
    parser: (text: string) => new URLSearchParams(text) as never,
  });
}

/** Whether the page of an address takes forms: public pages only read. */
export function takesForms({ match }: SiteAddress) {
  return match !== null && routes[match.page].built && routes[match.page].delivery === 'private';
}

/**
 * Whether a form comes from a page of the same host, by the header `Sec-Fetch-Site`. Without it `Origin` decides;
 * without both the form is refused.
 */
export function isOwnForm({ headers }: Pick<FastifyRequest, 'headers'>, { origin }: Pick<URL, 'origin'>) {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === origin : site === 'same-origin';
}

/** The reason to refuse a form, or null; the refusal is sent already. Called before the body is read. */
export function refuseForm(request: FastifyRequest, reply: FastifyReply) {
  if (!isOwnForm(request, addressOf(request).url)) {
    return sendText(reply, 403, 'This form comes from another site.');
  }
  const type = request.headers['content-type']?.split(';')[0]?.trim();
  if (type === formType || (type === fileFormType && takesFiles(request))) return null;

  return sendText(reply, 415, 'This is no form.');
}

/**
 * Whether a form with files may be sent to the page. Without a session `fileForms` reads its fields alone, so that they
 * are still there after signing in. [K01]
 */
function takesFiles(request: FastifyRequest) {
  const { match } = addressOf(request);
  return match !== null && pagesWithFiles.has(match.page);
}

/**
 * The form that was sent, as a request to its page. A form with files is passed beside the request, because reading it
 * from a request would load all files into memory.
 */
export const formRequest = ({ body }: FastifyRequest): RequestInit => ({
  method: 'POST',
  ...(body instanceof FormData ? {} : { headers: { 'content-type': formType }, body: String(body) }),
});
