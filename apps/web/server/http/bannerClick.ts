import type { FastifyInstance, FastifyRequest } from 'fastify';
import { visitorHeaders, type ProxyTarget } from './apiProxy.ts';
import { sendText } from './httpResponse.ts';
import { readSession } from './readSession.ts';
import { addressOf } from './siteAddress.ts';

/** Longest wait for the API, in milliseconds. */
const timeoutMs = 3000;

/** Address of the API, and the version of the site for its records. */
export type ClickTarget = Pick<ProxyTarget, 'apiUrl' | 'webSecret'> & { readonly version: string };

/** Counts a click, and returns where the banner leads; null: it is not shown any more. Throws if the API is away. */
async function countClick(request: FastifyRequest, id: number, target: ClickTarget): Promise<string | null> {
  const { session } = await readSession(request, target);
  const response = await fetch(`${target.apiUrl}/v3/promotion/click`, {
    method: 'POST',
    headers: {
      ...visitorHeaders(request, target.webSecret),
      ...(session?.accessToken && { authorization: `Bearer ${session.accessToken}` }),
      'content-type': 'application/json',
      'x-app-version': target.version,
      'x-brand': addressOf(request).brand.id,
    },
    body: JSON.stringify({ id }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status >= 500) throw new Error(`The API answered a click with ${response.status}.`);
  if (!response.ok) return null;

  const { data } = (await response.json()) as { readonly data: { readonly target: string } };

  return data.target;
}

/**
 * Leads from a banner to what it advertises, and counts that. The address comes from the database by the id, never from
 * the request. A banner that is not shown any more leads to the home page. [J84]
 */
export function bannerClick(app: FastifyInstance, target: ClickTarget) {
  app.get<{ Params: { id: string } }>('/go/banner/:id', async (request, reply) => {
    void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    // a browser that looks ahead is no click
    if (request.headers['sec-purpose']) return sendText(reply, 503, 'This address is not fetched ahead.');

    const { id } = request.params;
    try {
      const to = /^[1-9]\d{0,8}$/.test(id) ? await countClick(request, Number(id), target) : null;

      return await reply.redirect(to ?? '/', 303);
    } catch {
      return sendText(reply.header('retry-after', 5), 503, 'This link is not available right now. Please try again.');
    }
  });
}
