import type { ServerResponse } from 'node:http';

/** Headers of every answer of ours; pages add their content policy. */
const headers: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
};

/** Sets the headers that keep a browser on the safe side; over TLS also that it stays there. */
export function setSecurityHeaders(reply: ServerResponse, protocol: 'http:' | 'https:') {
  for (const [name, value] of Object.entries(headers)) {
    reply.setHeader(name, value);
  }
  if (protocol === 'https:') {
    reply.setHeader('strict-transport-security', 'max-age=63072000; includeSubDomains');
  }
}
