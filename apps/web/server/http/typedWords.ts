import '@fastify/cookie';
import { hkdfSync } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { SessionUser } from '@volan/api-contract';
import { matchPath, type Page } from '@volan/domain-rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { endedSession } from './cookies.ts';
import { pagesWithWords, secretFields, wordsLeftOut } from './secretFields.ts';
import { addressOf } from './siteAddress.ts';

/** Those pages that visitors fill in too: their typed texts belong to the user who signs in. */
const visitorsPages: ReadonlySet<Page> = new Set(['newAd', 'newFastAd', 'requestService']);

/** The cookies that carry the words, each within what browsers keep of one. */
const names = ['words', 'words-2'] as const;
const maxCookie = 3000;

/** Most characters of all fields that are compressed. */
const maxCharacters = 60_000;

/** How long they wait for signing in, in seconds. */
const waitSeconds = 30 * 60;

/** A user by id, or by the email address that the cookie of an ended session has; null for a visitor. */
type Sender = number | string | null;

interface Kept {
  readonly user: Sender;
  readonly until: number;
  readonly fields: readonly (readonly [name: string, text: string])[];
}

const keyOf = (webSecret: string) => new Uint8Array(hkdfSync('sha256', webSecret, '', 'words of forms', 32));

/**
 * Who was signed in, by the cookie that scripts can read. Once a call has found that the session ended, that cookie is
 * gone and another one has the email address.
 */
function senderOf({ cookies }: FastifyRequest): Sender {
  try {
    const { id } = JSON.parse(cookies['user'] ?? '') as { id?: unknown };
    if (Number.isSafeInteger(id)) return id as number;
  } catch {
    // no such cookie
  }
  return endedSession(cookies)?.email ?? null;
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

  const page = to === null ? null : matchPath(brand, new URL(to, url).pathname)?.page;

  return status === 303 && (page === 'sessionExpired' || page === 'signIn');
}

/**
 * Stores the typed text of a form whose session had ended, for the page of that form: in cookies of the browser,
 * encrypted, which are sent only to that page. Scripts store it by themselves (`saveTypedText`); this is for browsers
 * without scripts. Nothing of it stays on the server. A text of more than about 4 KB compressed loses its longest
 * fields, and a field says so. [K01]
 */
export async function keepWords(request: FastifyRequest, reply: FastifyReply, answer: Response, webSecret: string) {
  const { match, url } = addressOf(request);
  if (match === null || !pagesWithWords.has(match.page) || !asksToSignIn(request, answer)) return;

  const user = senderOf(request);
  if (user === null && !visitorsPages.has(match.page)) return;

  const sealed = await sealMost(wordsOf(request), user, keyOf(webSecret));
  if (sealed !== null) setCookies(reply, url, sealed);
}

/**
 * The fields as one encrypted text that fits into the cookies. Those that are left out are the longest. Null: there is
 * none that fits.
 */
async function sealMost(fields: Kept['fields'], user: Sender, key: Uint8Array): Promise<string | null> {
  const shortestFirst = fields.toSorted(([, one], [, other]) => one.length - other.length);
  const seal = async (count: number) => {
    const kept = new Set(shortestFirst.slice(0, count));
    const left = fields.filter((field) => kept.has(field));
    const marked = count < fields.length ? [...left, [wordsLeftOut, '1'] as const] : left;
    const words = { user, until: Date.now() + waitSeconds * 1000, fields: marked } satisfies Kept;
    const sealed = await new CompactEncrypt(deflateRawSync(JSON.stringify(words)))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(key);

    return sealed.length <= maxCookie * names.length ? sealed : null;
  };

  let best: string | null = null;
  let [least, most] = [1, maxWorthSealing(shortestFirst)];
  while (least <= most) {
    const count: number = most === fields.length && best === null ? most : Math.ceil((least + most) / 2);
    const sealed = await seal(count);
    if (sealed === null) most = count - 1;
    else [best, least] = [sealed, count + 1];
  }

  return best;
}

/** How many of the fields are worth a try: more text than this seldom fits. */
function maxWorthSealing(shortestFirst: Kept['fields']) {
  let characters = 0;
  const tooMany = shortestFirst.findIndex(([name, text]) => {
    characters += name.length + text.length;
    return characters > maxCharacters;
  });

  return tooMany < 0 ? shortestFirst.length : tooMany;
}

/** Sets the cookies of one page; without words they end. */
function setCookies(reply: FastifyReply, { pathname, protocol }: URL, sealed: string) {
  // a path with other characters could end the cookie's own
  if (!/^[\w\-.~%/]+$/.test(pathname)) return;

  for (const [index, name] of names.entries()) {
    const part = sealed.slice(index * maxCookie, (index + 1) * maxCookie);
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
 * The stored text for the requested page and the current user; null without one. It is shown once: `forget` deletes it
 * when the page is on its way.
 */
export async function readWords(
  request: FastifyRequest,
  user: Pick<SessionUser, 'id' | 'email'> | null,
  webSecret: string,
) {
  const { match, url } = addressOf(request);
  const sealed = names.map((name) => request.cookies[name] ?? '').join('');
  if (sealed === '' || user === null || match === null || !pagesWithWords.has(match.page)) return null;

  const forget = (reply: FastifyReply) => setCookies(reply, url, '');
  try {
    const { plaintext } = await compactDecrypt(sealed, keyOf(webSecret));
    const kept = JSON.parse(inflateRawSync(plaintext).toString()) as Kept;
    const isTheirs =
      (kept.user === null || kept.user === user.id || kept.user === user.email) && kept.until > Date.now();

    return { fields: isTheirs ? kept.fields : [], forget };
  } catch {
    return { fields: [], forget };
  }
}
