import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BuiltFile } from './builtFiles.ts';
import { encodingOf } from './compressed.ts';

/** Sends plain words: what a reader sees where no page can be made. */
export function sendText(reply: ServerResponse, status: number, text: string) {
  reply.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  reply.end(text);
}

/** Sends a file of the build with its ETag; 304 where the reader has it. */
export async function sendFile(request: IncomingMessage, reply: ServerResponse, file: BuiltFile) {
  reply.setHeader('etag', file.etag);
  if (request.headers['if-none-match'] === file.etag) {
    reply.writeHead(304).end();
    return;
  }
  const encoding = file.compressible ? encodingOf(request.headers['accept-encoding']) : null;
  const body = await file.body(encoding);
  reply.setHeader('content-type', file.type);
  reply.setHeader('cache-control', file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
  reply.setHeader('vary', 'accept-encoding');
  if (encoding) {
    reply.setHeader('content-encoding', encoding);
  }
  reply.setHeader('content-length', body.length);
  reply.writeHead(200).end(request.method === 'HEAD' ? undefined : body);
}
