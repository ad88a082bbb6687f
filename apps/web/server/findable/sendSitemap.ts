import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { encodingOf } from '../compressed.ts';

/** How long a search engine may keep a sitemap without asking again. */
export const sitemapHeaders = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'public, max-age=600',
} as const;

const compressors = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: () => createGzip(),
} as const;

/** Whether the reader left before the end: no failure of ours. */
const isGone = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

async function* startingWith(first: string, rest: AsyncIterator<string>) {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) {
    yield next.value;
  }
}

/**
 * Sends a sitemap while it is read; 304 where the reader has this version. What breaks before the first piece is thrown,
 * what breaks later ends the connection: half a sitemap must not look whole.
 */
export async function streamSitemap(
  request: IncomingMessage,
  reply: ServerResponse,
  version: string,
  pieces: AsyncGenerator<string>,
) {
  const etag = `W/"${version}"`;
  if (request.headers['if-none-match'] === etag) {
    reply.writeHead(304, { etag }).end();
    return;
  }
  const { value: first = '' } = await pieces.next();
  const encoding = encodingOf(request.headers['accept-encoding']);
  reply.writeHead(200, {
    ...sitemapHeaders,
    etag,
    vary: 'accept-encoding',
    ...(encoding && { 'content-encoding': encoding }),
  });
  if (request.method === 'HEAD') {
    await pieces.return(undefined);
    reply.end();
    return;
  }
  const source = Readable.from(startingWith(first, pieces));
  try {
    await (encoding ? pipeline(source, compressors[encoding](), reply) : pipeline(source, reply));
  } catch (error) {
    if (!isGone(error)) {
      throw error;
    }
  }
}
