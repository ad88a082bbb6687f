import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { encodingOf, type Encoding } from './compressed.ts';

/** Whether an answer is for one reader alone. */
export const isForOne = ({ headers }: Response) => /\bno-store\b/.test(headers.get('cache-control') ?? '');

/** Sends on at once what it is given: a browser begins with the head while the rest is made. */
function compressor(encoding: Encoding): Transform | null {
  if (encoding === 'br') {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    return createBrotliCompress({ params, flush: constants.BROTLI_OPERATION_FLUSH });
  }
  return encoding === 'gzip' ? createGzip({ flush: constants.Z_SYNC_FLUSH }) : null;
}

/** Sends an answer while it is made; nothing of it is kept, and it ends with the reader's connection. */
export async function streamPage(request: IncomingMessage, reply: ServerResponse, page: Response) {
  for (const [name, value] of page.headers) {
    reply.appendHeader(name, value);
  }
  reply.setHeader('vary', 'accept-encoding');
  if (!page.body || request.method === 'HEAD') {
    await page.body?.cancel();
    reply.writeHead(page.status).end();
    return;
  }
  const encoding = encodingOf(request.headers['accept-encoding']);
  const compressing = compressor(encoding);
  if (encoding) reply.setHeader('content-encoding', encoding);
  reply.writeHead(page.status);
  const html = Readable.fromWeb(page.body as ReadableStream);
  const sent = compressing ? pipeline(html, compressing, reply) : pipeline(html, reply);
  // Who goes away in the middle has seen enough.
  await sent.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}
