import type { Actor } from '@volan/domain-rules';

/** The caller, proven by an access token with a valid session. */
export interface Principal {
  /** The rights of the caller. Without a second factor an administrator has no groups. */
  readonly actor: Actor;
  readonly sessionId: string;
  /** When the user last signed in or gave the password. Dangerous calls require a recent time. */
  readonly authenticatedAt: Date;
  /** The administrator who is signed in as this user. Null: it is the user. [J12] */
  readonly impersonatorId: number | null;
  /** The session of that administrator. Null: it is the user. */
  readonly parentSessionId: string | null;
}

/** Finds the owner of a bearer token. Null: it is forged or expired, or its session has ended. */
export type Authenticate = (accessToken: string) => Promise<Principal | null>;

/**
 * Writes an audit entry when an administrator changed something as another user.
 *
 * @param call its method and path
 */
export type NoteActed = (principal: Principal, call: string) => Promise<unknown>;
