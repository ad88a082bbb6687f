import '@fastify/cookie';
import { randomBytes } from 'node:crypto';
import { matchPath, pathOf } from '@volan/domain-rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOwnForm } from './ownForms.ts';
import { addressOf, rememberAddress, siteAddress } from './siteAddress.ts';

/** Where Google asks people who they are, and what it calls us on each brand. */
export interface GoogleSignIn {
  /** Client ids by brand; a brand without one shows no button. */
  readonly clientIds: Readonly<Record<string, string>>;
  readonly authorizeUrl: string;
}

/** Path of the link that leads to Google. */
const googlePath = '/signin/google';

/** Name of the cookie of a sign-in on its way, and its life in seconds: as long as choosing an account may take. */
const cookie = { name: 'google', seconds: 600 } as const;

/** What waits in the browser while somebody is at Google: a number that only it knows, and the query of our page. */
interface OnItsWay {
  readonly nonce: string;
  readonly search: string;
}

/**
 * Leads from a page of ours to Google, which asks for an ID token and sends it back to the sign-in page as a form
 * (`response_mode=form_post`). No script of Google's runs here, and nothing is asked of it before the link is followed.
 * The cookie binds the token to this browser; it has to come with a form of another site, so it is `SameSite=None`.
 * [J04]
 */
export function googleSignIn(app: FastifyInstance, { clientIds, authorizeUrl }: GoogleSignIn) {
  app.get(googlePath, (request, reply) => {
    const { brand, url } = addressOf(request);
    const signIn = signInOf(request);
    const clientId = clientIds[brand.id];
    void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    if (clientId === undefined) return reply.redirect(signIn.pathname + signIn.search, 303);

    const nonce = randomBytes(24).toString('base64url');
    setCookie(reply, JSON.stringify({ nonce, search: signIn.search } satisfies OnItsWay));
    const to = new URL(authorizeUrl);
    to.search = String(
      new URLSearchParams({
        client_id: clientId,
        redirect_uri: `${url.origin}${signIn.pathname}`,
        response_type: 'id_token',
        response_mode: 'form_post',
        scope: 'openid email profile',
        nonce,
        prompt: 'select_account',
      }),
    );

    return reply.redirect(String(to), 303);
  });
}

/** The sign-in page that a link names in `from`, with its query; that of the brand's own language for anything else. */
function signInOf(request: FastifyRequest): URL {
  const { brand, url } = addressOf(request);
  const from = url.searchParams.get('from') ?? '';
  const named = from.startsWith('/') && URL.canParse(from, url.origin) ? new URL(from, url.origin) : null;

  return named?.origin === url.origin && isSignIn(matchPath(brand, named.pathname))
    ? named
    : new URL(pathOf(brand, 'signIn', {}), url.origin);
}

const isSignIn = (match: ReturnType<typeof matchPath>) => match?.page === 'signIn' && !match.redirect;

const setCookie = (reply: FastifyReply, value: string | null) =>
  reply.setCookie(cookie.name, value ?? '', {
    maxAge: value === null ? 0 : cookie.seconds,
    path: '/',
    httpOnly: true,
    // browsers take a secure cookie on localhost too
    secure: true,
    sameSite: 'none',
  });

function waiting({ cookies }: FastifyRequest): OnItsWay | null {
  try {
    const { nonce, search } = JSON.parse(cookies[cookie.name] ?? '') as { nonce?: unknown; search?: unknown };
    return typeof nonce === 'string' && typeof search === 'string' ? { nonce, search } : null;
  } catch {
    return null;
  }
}

/** Whether a form of another site is that of Google, which this browser waits for. Its body is not read yet. */
export function isFromGoogle(request: FastifyRequest): boolean {
  const { match, url } = addressOf(request);
  return isSignIn(match) && !isOwnForm(request, url) && waiting(request) !== null;
}

/**
 * The response of Google as a form of the sign-in page, with the query that the page had. Only its token is taken over,
 * and the cookie is used up.
 */
export function readGoogleForm(request: FastifyRequest, reply: FastifyReply): void {
  const way = waiting(request);
  if (!way) return;

  const { url, host } = addressOf(request);
  const sent = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  request.body = new URLSearchParams({
    form: 'google',
    token: sent.get('id_token') ?? '',
    nonce: way.nonce,
    ...(sent.get('error') === 'access_denied' && { left: '1' }),
  });
  const page = new URL(url.pathname, url.origin);
  page.search = way.search;
  rememberAddress(request, siteAddress(page, host));
  setCookie(reply, null);
}
