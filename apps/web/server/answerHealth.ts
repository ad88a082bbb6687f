import type { IncomingMessage, ServerResponse } from 'node:http';

/** What readiness depends on. */
export interface HealthParts {
  readonly apiUrl: string;
  /** The pages can be made. */
  readonly hasPages: boolean;
  /** Finished pages are at hand, so that readers get something even while the API is away. */
  readonly keepsPages: boolean;
  readonly isStopping: boolean;
}

/** Longest wait for the word of the API; milliseconds. */
const patience = 1000;

async function isApiReady(apiUrl: string) {
  try {
    const reply = await fetch(`${apiUrl}/ready`, { signal: AbortSignal.timeout(patience) });
    await reply.body?.cancel();
    return reply.ok;
  } catch {
    return false;
  }
}

/**
 * Answers `/health` (the process answers) and `/ready` (requests may be sent here: pages can be made, nobody has asked
 * it to stop, and the API is ready or finished pages are at hand); `false`: the address is another one.
 *
 * On every host: whoever asks is a load balancer that knows us by number.
 */
export async function answerHealth({ url = '' }: IncomingMessage, reply: ServerResponse, parts: HealthParts) {
  if (url !== '/health' && url !== '/ready') return false;
  const send = (status: number, body: object) => {
    reply.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
    reply.end(JSON.stringify(body));
  };
  if (url === '/health') {
    send(200, { ok: true });
    return true;
  }
  const ready = parts.hasPages && !parts.isStopping && (parts.keepsPages || (await isApiReady(parts.apiUrl)));
  send(ready ? 200 : 503, { ready });
  return true;
}
