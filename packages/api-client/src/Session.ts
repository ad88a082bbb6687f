import type { getSession } from '@volan/api-contract';
import type { Result } from './Result.ts';

/** Who is signed in, with an access token; `data` is null for a visitor. A failure is neither: nobody knows. */
export type SessionResult = Result<typeof getSession>;

/** The session of a browser: its refresh token is in a cookie that no script reads, its access token in memory. */
export interface Session {
  /** Who is signed in: from memory, else asked of the server, once for all who ask meanwhile. Never throws. */
  read(): Promise<SessionResult>;
  /** The same after the server has refused `accessToken`: the session with a newer one, or null where it has ended. */
  renew(accessToken: string): Promise<SessionResult>;
}
