import type { getSession } from '@volan/api-contract';
import type { Result } from './Result.ts';

/** The signed-in user, with an access token; `data` is null for a visitor. A failure means that neither is known. */
export type SessionResult = Result<typeof getSession>;

/** The session of a browser: its refresh token is in a cookie that no script reads, its access token in memory. */
export interface Session {
  /**
   * The signed-in user: from memory, else asked of the server, in one request for all simultaneous callers. Never
   * throws.
   */
  read(): Promise<SessionResult>;
  /** The same after the server has refused `accessToken`: the session with a newer one, or null if it has ended. */
  renew(accessToken: string): Promise<SessionResult>;
}
