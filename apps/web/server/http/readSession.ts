import type { OpenSession } from '@volan/api-contract';
import type { FastifyRequest } from 'fastify';
import { visitorHeaders, type ProxyTarget } from './apiProxy.ts';
import { addressOf } from './siteAddress.ts';

/** The signed-in user by the cookies of a request, and the cookies for its response. */
export interface RequestSession {
  readonly session: OpenSession | null;
  /**
   * The API has answered, or there was nothing to ask; otherwise the state is unknown, which does not end a session.
   */
  readonly isKnown: boolean;
  readonly setCookies: string[];
}

/**
 * Longest wait for the API, in milliseconds; then a public page is made for a visitor, and a private one says that it
 * cannot be made.
 */
const timeoutMs = 3000;

/**
 * Asks the API who is signed in, before a page asks for anything else: a stale session is renewed once, and all further
 * calls of the page have its access token. Without cookies of a session nothing is asked.
 */
export async function readSession(
  request: FastifyRequest,
  { apiUrl, webSecret, version }: Pick<ProxyTarget, 'apiUrl' | 'webSecret'> & { readonly version: string },
): Promise<RequestSession> {
  const { acT, rfT } = request.cookies;
  const cookies = Object.entries({ acT, rfT }).filter(([, value]) => value !== undefined && value !== '');
  if (cookies.length === 0) return { session: null, isKnown: true, setCookies: [] };

  try {
    const response = await fetch(`${apiUrl}/v3/auth/session`, {
      headers: {
        ...visitorHeaders(request, webSecret),
        cookie: cookies.map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`).join('; '),
        'x-app-version': version,
        'x-brand': addressOf(request).brand.id,
      },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { data } = (await response.json()) as { data: OpenSession | null };
    return {
      session: response.ok ? data : null,
      isKnown: response.status < 500,
      setCookies: response.headers.getSetCookie(),
    };
  } catch {
    return { session: null, isKnown: false, setCookies: [] };
  }
}
