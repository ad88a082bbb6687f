import type { IncomingMessage } from 'node:http';

/** The address of the visitor: what the last trusted proxy in front has seen, or the socket's own. */
export function visitorAddress(request: IncomingMessage, trustedProxies: number) {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim());
  const seen = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  return seen || (request.socket.remoteAddress ?? '');
}
