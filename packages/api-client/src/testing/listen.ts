import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the test server saw it. */
export interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  form: FormData | null;
}

/** A small server of a test: answers each request with what `answer` makes of it. */
export async function listen(answer: (seen: Seen) => unknown) {
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await answer(await read(request));
    response.writeHead(codeOf(body), { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    baseUrl: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

async function read(request: IncomingMessage): Promise<Seen> {
  const { method = '', url = '', headers } = request;
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  const type = headers['content-type'];
  const form = type
    ? await new Response(Buffer.concat(chunks), { headers: { 'content-type': type } }).formData()
    : null;

  return { method, url, headers, form };
}

function codeOf(body: unknown): number {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : 200;
  return typeof code === 'number' ? code : 200;
}
