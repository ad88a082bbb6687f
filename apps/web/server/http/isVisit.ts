import type { FastifyRequest } from 'fastify';

/**
 * Whether somebody goes to a page, so that what it shows may count as read: not where its head alone is asked for, where a browser
 * fetches it ahead, or where another page embeds its address, as a picture does. Browsers that do not say are believed. [B12, B13]
 */
export function isVisit({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  if (method === 'HEAD') return false;
  const purposes = [headers['sec-purpose'], headers['purpose'], headers['x-moz'], headers['x-purpose']];
  if (purposes.some((purpose) => /prefetch|prerender|preview/i.test(String(purpose ?? '')))) return false;
  const aim = headers['sec-fetch-dest'];
  // the router of our own pages asks for their data
  return aim === undefined || aim === 'document' || (aim === 'empty' && headers['sec-fetch-site'] === 'same-origin');
}
