import type { IncomingMessage, ServerResponse } from 'node:http';
import { compressed, encodingOf } from './compressed.ts';
import { etagOf } from './etagOf.ts';

/** What a text is, and how long it may be kept without asking again. */
export interface KeptHeaders {
  readonly 'content-type': string;
  readonly 'cache-control': string;
}

/** Sends a text that readers may keep, compressed, with its ETag; 304 where the reader has it. */
export async function sendKept(request: IncomingMessage, reply: ServerResponse, headers: KeptHeaders, text: string) {
  const content = Buffer.from(text);
  const etag = etagOf(content);
  if (request.headers['if-none-match'] === etag) {
    reply.writeHead(304, { etag }).end();
    return;
  }
  const encoding = encodingOf(request.headers['accept-encoding']);
  const body = await compressed(content, encoding);
  reply.writeHead(200, {
    ...headers,
    etag,
    vary: 'accept-encoding',
    'content-length': body.length,
    ...(encoding && { 'content-encoding': encoding }),
  });
  reply.end(request.method === 'HEAD' ? undefined : body);
}
