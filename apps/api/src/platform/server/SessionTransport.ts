import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUid, uidOf } from './readBody.ts';
import type { Browser } from './visitorAddress.ts';

/** Names of the cookies of a session. [L27] */
const sessionCookies = { user: 'user', refreshToken: 'rfT', accessToken: 'acT' } as const;

/** The cookie that identifies a browser again, and its life in seconds: a year. */
const deviceCookie = { name: 'dvT', seconds: 31_536_000 } as const;

/** Whether an id has the form of 128 random bits, which web lets through. */
const isDevice = (id: unknown): id is string => typeof id === 'string' && /^[\w-]{22}$/.test(id);

/** Life of the cookies of a session, in seconds: 200 days. [L27] */
const cookieSeconds = 17_280_000;

/** The cookie with the user of an ended session, and its life in seconds: half an hour. */
const endedCookie = { name: 'ended', seconds: 1800 } as const;

/** The user of an ended session. With it the page only asks for the password. [B06] */
export interface EndedSession {
  readonly email: string;
  readonly remembered: boolean;
}

/** The data of a session for its client. */
interface GivenSession {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Data about the user that scripts can read, for example to show the name. */
  readonly user: { readonly id: number; readonly name: string; readonly avatar: string | null };
  /** False: the cookies are deleted when the browser closes. */
  readonly remembered: boolean;
}

/**
 * Carries the tokens of a session. A browser, which comes through our web server, has them in cookies, and no reply
 * contains its refresh token. An app sends the refresh token in the header `refresh-token`, and gets the next one in
 * the reply.
 */
export interface SessionTransport {
  readonly accessToken: string | null;
  readonly refreshToken: string | null;
  /** Gives a session to the client. Returns the refresh token for the reply; null for a browser. */
  give(session: GivenSession): string | null;
  /**
   * Deletes the cookies of the session.
   *
   * @param ended the user of a session that ended by itself; a browser keeps it for half an hour
   */
  clear(ended?: EndedSession | null): void;
  /** Identifies the device: a browser by its cookie, an app by its `uid`. Null: there is no such id. */
  readonly device: string | null;
  /**
   * Like `device`, but a browser without an id gets one, which stays after signing out.
   *
   * @param lasting true: a new id stays for a year; false: until the browser closes
   */
  giveDevice(lasting: boolean): string | null;
}

/** The transport of one request. */
export function sessionTransport(
  request: FastifyRequest,
  reply: FastifyReply,
  browser: Browser | null,
): SessionTransport {
  const header = request.headers['refresh-token'];
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  const bearer = scheme === 'Bearer' && token ? token : null;
  if (!browser) {
    const uid = uidOf(request);
    const device = isUid(uid) ? uid : null;
    return {
      accessToken: bearer,
      refreshToken: typeof header === 'string' && header !== '' ? header : null,
      give: ({ refreshToken }) => refreshToken,
      clear: () => {},
      device,
      giveDevice: () => device,
    };
  }
  let device = isDevice(browser.device) ? browser.device : null;
  const cookies = readCookies(request.headers.cookie);
  const attributes = `Path=/; SameSite=Lax${browser.domain ? `; Domain=${browser.domain}` : ''}${browser.secure ? '; Secure' : ''}`;
  const write = (name: string, value: string, life: string, readable = false) =>
    void reply.header(
      'set-cookie',
      `${name}=${encodeURIComponent(value)}; ${attributes}${life}${readable ? '' : '; HttpOnly'}`,
    );

  return {
    // our web server has read the cookie for the browser
    accessToken: bearer ?? cookies.get(sessionCookies.accessToken) ?? null,
    refreshToken: cookies.get(sessionCookies.refreshToken) ?? null,
    give({ accessToken, refreshToken, user, remembered }) {
      const life = remembered ? `; Max-Age=${cookieSeconds}` : '';
      write(sessionCookies.accessToken, accessToken, life);
      write(sessionCookies.refreshToken, refreshToken, life);
      write(sessionCookies.user, JSON.stringify(user), life, true);

      return null;
    },
    clear(ended) {
      for (const name of Object.values(sessionCookies)) write(name, '', '; Max-Age=0', name === sessionCookies.user);
      write(endedCookie.name, ended ? JSON.stringify(ended) : '', `; Max-Age=${ended ? endedCookie.seconds : 0}`);
    },
    get device() {
      return device;
    },
    giveDevice(lasting) {
      const known = device;
      device ??= randomBytes(16).toString('base64url');
      if (lasting || known === null) {
        write(deviceCookie.name, device, lasting ? `; Max-Age=${deviceCookie.seconds}` : '');
      }

      return device;
    },
  };
}

/** The cookies of a header by name. If a name occurs twice, the first one counts, as browsers order them. */
function readCookies(header = ''): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const part of header.split(';')) {
    const [name = '', ...value] = part.split('=');
    const text = value.join('=').trim();
    if (text !== '' && !cookies.has(name.trim())) cookies.set(name.trim(), decoded(text));
  }
  return cookies;
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
