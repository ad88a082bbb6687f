import type { Actor } from '@volan/domain-rules';

/** The caller, proven by an access token with a valid session. */
export interface Principal {
  /** As far as rights go: without a second factor an administrator has no groups. */
  readonly actor: Actor;
  readonly sessionId: string;
  /** When somebody last proved who he is; what is dangerous asks for a recent moment. */
  readonly authenticatedAt: Date;
  /** The administrator who is signed in as this user; null for the user himself. [J12] */
  readonly impersonatorId: number | null;
  /** The session of that administrator; null for the user himself. */
  readonly parentSessionId: string | null;
}

/** Finds out who a bearer token belongs to; null where it is forged, stale, or its session has ended. */
export type Authenticate = (accessToken: string) => Promise<Principal | null>;

/**
 * Writes down that an administrator changed something as another user.
 *
 * @param call its method and path
 */
export type NoteActed = (principal: Principal, call: string) => Promise<unknown>;
