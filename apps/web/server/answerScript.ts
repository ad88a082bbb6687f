import type { IncomingMessage, ServerResponse } from 'node:http';
import { cyrillicScript, scriptCookie, scriptLifetime, type ResolvedHost } from '@volan/domain-rules';
import { isOwnForm, readForm } from './formPost.ts';
import { sendText } from './send.ts';

/** A path of this very host to go back to; the home page in the place of anything that leads elsewhere. */
export function wayBack(back: string | null, { origin }: URL) {
  const isPath = back !== null && back.startsWith('/') && URL.canParse(back, origin);
  const to = isPath ? new URL(back, origin) : null;
  // two slashes in front would begin with a host: `/.//evil.example` comes out of the parser as `//evil.example`
  return to?.origin === origin && !to.pathname.startsWith('//') ? to.pathname + to.search : '/';
}

/**
 * Keeps the script that a reader of Serbian chose, on all hosts of the brand, for a year; Latin is what stands without a
 * cookie. Leads back to the page from which the form was sent.
 */
export async function answerScript(
  request: IncomingMessage,
  reply: ServerResponse,
  { url, host }: { readonly url: URL; readonly host: ResolvedHost },
) {
  if (request.method !== 'POST') {
    reply.setHeader('allow', 'POST');
    return sendText(reply, 405, 'This address takes a form.');
  }
  if (!isOwnForm(request, url)) {
    return sendText(reply, 403, 'This form comes from another site.');
  }
  const form = await readForm(request);
  if (typeof form === 'string') {
    reply.setHeader('connection', 'close');
    return sendText(reply, 400, 'This is no form of ours.');
  }
  const given = new URLSearchParams(String(form.body));
  const inCyrillic = given.get('script') === cyrillicScript;
  const value = inCyrillic ? `${cyrillicScript}; Max-Age=${scriptLifetime}` : '; Max-Age=0';
  // A host without a dot, such as plain `localhost`, may name no domain: the cookie is then its own.
  const domain = host.host.includes('.') ? `; Domain=${host.host}` : '';
  const secure = url.protocol === 'https:' ? '; Secure' : '';
  reply.writeHead(303, {
    'set-cookie': `${scriptCookie}=${value}; Path=/${domain}; SameSite=Lax${secure}`,
    location: wayBack(given.get('back'), url),
    'cache-control': 'no-store',
  });
  reply.end();
}
