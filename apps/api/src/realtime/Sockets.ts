import { randomUUID } from 'node:crypto';
import type { ClientEvents, ServerEvents } from '@volan/api-contract';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';

/** Whose socket it is, proven by an access token. */
interface SocketOwner {
  readonly userId: number;
  readonly sessionId: string;
  /** The own account and those of companies that the user acts for. */
  accountIds: readonly number[];
  /** Number of known changes of memberships when these accounts were read. */
  readonly asOf: number;
}

/** All sockets of this process. */
export type SocketServer = Server<ClientEvents, ServerEvents, DefaultEventsMap, SocketOwner>;

/** One socket. */
export type OwnedSocket = Socket<ClientEvents, ServerEvents, DefaultEventsMap, SocketOwner>;

/** Room of everybody who acts for an account. */
export const roomOfAccount = (accountId: number) => `account ${accountId}`;

/** Room of all connections of a user. */
export const roomOfUser = (userId: number) => `user ${userId}`;

/** Room of all connections of this process, and of none of another. */
export const roomOfProcess = `process ${randomUUID()}`;

/** Room of all connections of a session. */
export const roomOfSession = (sessionId: string) => `session ${sessionId}`;
