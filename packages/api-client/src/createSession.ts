import { getSession } from '@volan/api-contract/wire';
import type { OpenSession } from '@volan/api-contract';
import type { ApiOptions } from './ApiOptions.ts';
import { createApi } from './createApi.ts';
import { oneTabAtATime } from './oneTabAtATime.ts';
import type { Session, SessionResult } from './Session.ts';
import { signedInUser } from './signedInUser.ts';

/** Waits before asking again, in milliseconds, while the cookies of another tab’s renewal are on their way. */
const conflictPausesMs = [100, 400, 1500];

export interface SessionOptions extends Omit<
  ApiOptions,
  'session' | 'accessToken' | 'refreshToken' | 'onSessionExpired' | 'onError'
> {
  /** What the browser knows about the signed-in user; null for a visitor. @default the cookie `user` */
  readonly identity?: () => string | null;
}

const nobody: SessionResult = { ok: true, data: null, meta: null };

/**
 * Makes the session of a browser, for `ApiOptions.session`. One for each page is enough, and all clients share it.
 *
 * Nothing is asked without the cookie `user`, so a visitor costs no call; when that cookie changes, because somebody
 * signed in or out in another tab or on another host, what was in memory counts no longer. The server renews a session
 * where it must (`GET /auth/session`); tabs of one origin take turns and pass the outcome on, those of other hosts of
 * the brand meet on the server: `conflict` means that somebody else renewed just now, and is asked again. [F01, J33]
 */
export function createSession({ identity = signedInUser, ...options }: SessionOptions): Session {
  const api = createApi(options);
  let kept: { readonly session: OpenSession; readonly identity: string } | null = null;
  let asking: Promise<SessionResult> | null = null;

  const inMemory = () => (kept?.identity === identity() ? kept.session : null);
  const keep = (session: OpenSession | null) => {
    const owner = identity();
    kept = session && owner !== null ? { session, identity: owner } : null;
  };

  async function askServer() {
    let result = await api.send(getSession);
    for (const pause of conflictPausesMs) {
      if (result.ok || result.failure !== 'conflict') break;
      await new Promise((resolve) => setTimeout(resolve, pause));
      result = await api.send(getSession);
    }
    return result;
  }

  async function ask(refused: string | null): Promise<SessionResult> {
    return oneTabAtATime<OpenSession, SessionResult>(async (turn) => {
      const asked = identity();
      if (asked === null) return nobody;

      const heard = turn.heard(asked);
      if (heard && heard.accessToken !== refused) {
        keep(heard);
        return { ok: true, data: heard, meta: null };
      }
      const result = await askServer();
      if (result.ok) {
        keep(result.data);
        if (result.data) turn.tell(identity() ?? asked, result.data);
      }

      return result;
    });
  }

  const askOnce = (refused: string | null) =>
    (asking ??= ask(refused).finally(() => {
      asking = null;
    }));

  async function read(): Promise<SessionResult> {
    const session = inMemory();
    if (session) return { ok: true, data: session, meta: null };
    return identity() === null ? nobody : askOnce(null);
  }

  async function renew(accessToken: string): Promise<SessionResult> {
    const session = inMemory();
    // another call that was refused at the same time may have renewed the session already
    if (session && session.accessToken !== accessToken) return { ok: true, data: session, meta: null };

    kept = null;

    return askOnce(accessToken);
  }

  return { read, renew };
}
