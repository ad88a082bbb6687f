import { createHash } from 'node:crypto';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import { isFresh } from '@volan/domain-rules';
import type { FastifyReply, FastifyRequest } from 'fastify';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** An encoding that the browser accepts; null: no compression. */
export type Encoding = 'br' | 'gzip' | null;

/** The best encoding of an `accept-encoding` header that this server supports. */
export function encodingOf(acceptEncoding: string | undefined): Encoding {
  const accepted = new Set(
    (acceptEncoding ?? '').split(',').map((part) => part.trim().replace(/;\s*q=(?!0(\.0*)?$).*/, '')),
  );
  return accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : null;
}

/**
 * Chunk size: a compressed page fits into one chunk. With chunks of the default size compressing takes a tenth longer.
 */
const chunkSize = 65_536;

/**
 * Compresses a body. Brotli of quality 4 takes two thirds of the time of 5, for 9 % more bytes; higher qualities are
 * for cached bodies.
 */
export async function compress(body: Buffer, encoding: Encoding, quality = 4): Promise<Buffer> {
  if (encoding === null) return body;

  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const piece = await (encoding === 'br' ? toBrotli(body, { chunkSize, params }) : toGzip(body, { chunkSize }));

  // A separate copy: a stored slice would keep the rest of its buffer as well.
  return Buffer.from(piece);
}

/** The weak ETag of a content: the same in every encoding. */
export function etagOf(content: string | Uint8Array) {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** Sends a plain sentence, for visitors when no page can be rendered. */
export function sendText(reply: FastifyReply, status: number, text: string) {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);
}

/** The type of a text, and how long it may be cached without revalidation. */
export interface CacheableHeaders {
  readonly 'content-type': string;
  readonly 'cache-control': string;
}

/** Sends a cacheable text, compressed, with its ETag; 304 if the browser has it. */
export async function sendCacheable(
  request: FastifyRequest,
  reply: FastifyReply,
  headers: CacheableHeaders,
  text: string,
) {
  const content = Buffer.from(text);
  const etag = etagOf(content);
  reply.header('etag', etag);
  if (isFresh(request, { etag })) {
    return reply.code(304).send();
  }
  const encoding = encodingOf(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);

  return reply.headers({ ...headers, vary: 'accept-encoding' }).send(await compress(content, encoding));
}

/** Compressors of streams. With `flush` they send each piece at once, so that a browser can begin with it. */
// errors: the pipeline of sendStream listens
function compressor(encoding: Encoding, flush: boolean): Transform | null {
  if (encoding === 'br') {
    const params = { [constants.BROTLI_PARAM_QUALITY]: flush ? 4 : 5 };
    return createBrotliCompress({ params, ...(flush && { flush: constants.BROTLI_OPERATION_FLUSH }) });
  }
  return encoding === 'gzip' ? createGzip(flush ? { flush: constants.Z_SYNC_FLUSH } : {}) : null;
}

/**
 * Sends a stream while it is produced. It ends when the visitor's connection ends, and an error of the stream ends the
 * connection.
 *
 * @param flush send each piece as soon as it comes
 */
export function sendStream(request: FastifyRequest, reply: FastifyReply, source: Readable, flush: boolean) {
  const encoding = encodingOf(request.headers['accept-encoding']);
  reply.header('vary', 'accept-encoding');
  if (encoding) reply.header('content-encoding', encoding);
  if (request.method === 'HEAD') {
    source.destroy();
    return reply.send();
  }
  const compressing = compressor(encoding, flush);

  return reply.send(compressing ? pipeline(source, compressing, () => {}) : source);
}
