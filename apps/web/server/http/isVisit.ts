import type { FastifyRequest } from 'fastify';

/**
 * Whether a user opens a page, so that its content may be marked as read. A `HEAD` request, a prefetch or an address
 * that another page embeds as a picture is no visit. Requests of browsers that do not send the headers count as visits.
 * [B12, B13]
 */
export function isVisit({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  if (method === 'HEAD') return false;

  const purposes = [headers['sec-purpose'], headers['purpose'], headers['x-moz'], headers['x-purpose']];
  if (purposes.some((purpose) => /prefetch|prerender|preview/i.test(String(purpose ?? '')))) return false;

  const aim = headers['sec-fetch-dest'];

  // the router of our own pages requests their data
  return aim === undefined || aim === 'document' || (aim === 'empty' && headers['sec-fetch-site'] === 'same-origin');
}
