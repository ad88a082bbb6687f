import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodingOf } from './compressed.ts';
import type { FinishedPage } from './pageCache/FinishedPage.ts';

const bare = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether a reader's `if-none-match` names this page. */
function isKnown(given: string | undefined, etag: string) {
  return given !== undefined && (given.trim() === '*' || given.split(',').some((tag) => bare(tag) === bare(etag)));
}

/** Sends a page in the best encoding that the reader takes; 304 where he has it. `more` headers win over the page's. */
export async function sendPage(
  request: IncomingMessage,
  reply: ServerResponse,
  page: FinishedPage,
  more: Readonly<Record<string, string>> = {},
) {
  reply.setHeader('vary', 'accept-encoding');
  for (const [name, value] of [...page.headers, ...Object.entries(more)]) {
    reply.setHeader(name, value);
  }
  if (page.etag !== null) {
    reply.setHeader('etag', page.etag);
    if (isKnown(request.headers['if-none-match'], page.etag)) {
      reply.removeHeader('content-type');
      reply.writeHead(304).end();
      return;
    }
  }
  const encoding = page.isEmpty ? null : encodingOf(request.headers['accept-encoding']);
  const body = await page.body(encoding);
  if (encoding) {
    reply.setHeader('content-encoding', encoding);
  }
  reply.setHeader('content-length', body.length);
  reply.writeHead(page.status).end(request.method === 'HEAD' ? undefined : body);
}
