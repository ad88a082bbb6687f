import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { isFresh } from '@volan/domain-rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingOf, sendStream } from '../http/httpResponse.ts';
import type { FinishedPage } from '../pageCache/FinishedPage.ts';

/**
 * Sends a page in the best encoding that the browser accepts; 304 if the browser has it. `more` headers override the
 * page's.
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: FinishedPage,
  more: Readonly<Record<string, string>> = {},
) {
  reply.header('vary', 'accept-encoding');
  for (const [name, value] of page.headers) reply.header(name, value);
  reply.headers(more);
  if (page.etag !== null) {
    reply.header('etag', page.etag);
    if (isFresh(request, page)) {
      return reply.code(304).removeHeader('content-type').send();
    }
  }
  const encoding = page.isEmpty ? null : encodingOf(request.headers['accept-encoding']);
  const body = await page.body(encoding);
  if (encoding) reply.header('content-encoding', encoding);

  return reply.code(page.status).send(body);
}

/** Whether a response is for one visitor alone. */
export const isForOne = ({ headers }: Response) => /\bno-store\b/.test(headers.get('cache-control') ?? '');

/** Sends a response while it is rendered. It is not stored, and it ends when the visitor's connection ends. */
export function streamPage(request: FastifyRequest, reply: FastifyReply, page: Response) {
  reply.code(page.status);
  for (const [name, value] of page.headers) reply.header(name, value);
  if (!page.body) {
    return reply.header('vary', 'accept-encoding').send();
  }
  // errors: sendStream and Fastify listen
  const source = Readable.fromWeb(page.body as ReadableStream);
  if (!page.headers.has('content-length')) return sendStream(request, reply, source, true);
  // a file of a known size is sent uncompressed: pictures are compressed already
  if (request.method !== 'HEAD') return reply.send(source);

  source.destroy();

  return reply.send();
}
