import '@fastify/cookie';
import { hkdfSync } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { matchPath, type Page } from '@volan/domain-rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { secretFields, wordsLeftOut } from './secretFields.ts';
import { addressOf } from './siteAddress.ts';

/** Pages that show words again which were sent when the session had ended. */
const pages: ReadonlySet<Page> = new Set([
  'settings',
  'companyMembers',
  'feeds',
  'newAd',
  'editAd',
  'conversation',
  'cannedAnswers',
]);

/** Those of them that visitors fill in too: words of nobody belong to who signs in. */
const visitorsPages: ReadonlySet<Page> = new Set(['newAd']);

/** The cookies that carry the words, each within what browsers keep of one. */
const names = ['words', 'words-2'] as const;
const maxCookie = 3000;

/** How long they wait for signing in, in seconds. */
const waitSeconds = 30 * 60;

interface Kept {
  /** Who sent them; null for a visitor. */
  readonly user: number | null;
  readonly until: number;
  readonly fields: readonly (readonly [name: string, text: string])[];
}

const keyOf = (webSecret: string) => new Uint8Array(hkdfSync('sha256', webSecret, '', 'words of forms', 32));

/** Who was signed in, by what the browser shows its scripts; null where nobody was. */
function userOf({ cookies }: FastifyRequest): number | null {
  try {
    const { id } = JSON.parse(cookies['user'] ?? '') as { id?: unknown };
    return Number.isSafeInteger(id) ? (id as number) : null;
  } catch {
    return null;
  }
}

/** The words of a form that was sent, without secrets and files. */
const wordsOf = ({ body }: FastifyRequest) =>
  body instanceof URLSearchParams || body instanceof FormData
    ? [...body].flatMap(([name, text]) =>
        typeof text === 'string' && text !== '' && !secretFields.has(name) ? [[name, text] as const] : [],
      )
    : [];

/** Whether an answer sends somebody to sign in before the form is done. */
function asksToSignIn(request: FastifyRequest, { status, headers }: Response) {
  const { brand, url } = addressOf(request);
  if (status === 401) return true;
  const to = headers.get('location');
  return status === 303 && to !== null && matchPath(brand, new URL(to, url).pathname)?.page === 'sessionExpired';
}

/**
 * Keeps what was typed into a form whose session had ended, for the page of that form: in cookies of the browser, encrypted,
 * which only that page is sent. Scripts keep it by themselves (`keepTypedText`); this is for who has none. Nothing of it stays
 * here. Words of more than about 4 KB compressed lose their longest fields, and a field says so. [K01]
 */
export async function keepWords(request: FastifyRequest, reply: FastifyReply, answer: Response, webSecret: string) {
  const { match, url } = addressOf(request);
  if (match === null || !pages.has(match.page) || !asksToSignIn(request, answer)) return;
  const user = userOf(request);
  if (user === null && !visitorsPages.has(match.page)) return;
  const fields = wordsOf(request);
  for (;;) {
    if (fields.length === 0) return;
    const words = JSON.stringify({ user, until: Date.now() + waitSeconds * 1000, fields } satisfies Kept);
    const sealed = await new CompactEncrypt(deflateRawSync(words))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(keyOf(webSecret));
    if (sealed.length <= maxCookie * names.length) return setCookies(reply, url, sealed);
    const longest = fields.reduce((most, field) => (field[1].length > most[1].length ? field : most));
    fields.splice(fields.indexOf(longest), 1);
    if (!fields.some(([name]) => name === wordsLeftOut)) fields.push([wordsLeftOut, '1']);
  }
}

/** Sets the cookies of one page; without words they end. */
function setCookies(reply: FastifyReply, { pathname, protocol }: URL, sealed: string) {
  // a path with other characters could end the cookie's own
  if (!/^[\w\-.~%/]+$/.test(pathname)) return;
  for (const [place, name] of names.entries()) {
    const part = sealed.slice(place * maxCookie, (place + 1) * maxCookie);
    reply.setCookie(name, part, {
      maxAge: part === '' ? 0 : waitSeconds,
      path: pathname,
      httpOnly: true,
      sameSite: 'lax',
      secure: protocol === 'https:',
    });
  }
}

/**
 * The words that wait for the page that is asked for, and for who is signed in now; null where none do. They are shown once:
 * `forget` ends them when the page is on its way.
 */
export async function readWords(request: FastifyRequest, user: number | null, webSecret: string) {
  const { match, url } = addressOf(request);
  const sealed = names.map((name) => request.cookies[name] ?? '').join('');
  if (sealed === '' || user === null || match === null || !pages.has(match.page)) return null;
  const forget = (reply: FastifyReply) => setCookies(reply, url, '');
  try {
    const { plaintext } = await compactDecrypt(sealed, keyOf(webSecret));
    const kept = JSON.parse(inflateRawSync(plaintext).toString()) as Kept;
    const isTheirs = (kept.user === null || kept.user === user) && kept.until > Date.now();
    return { fields: isTheirs ? kept.fields : [], forget };
  } catch {
    return { fields: [], forget };
  }
}
