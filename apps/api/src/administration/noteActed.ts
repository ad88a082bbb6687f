import type { Sql } from 'postgres';
import type { Principal } from '../platform/server/Principal.ts';
import { audit } from '../platform/audit/audit.ts';

/**
 * Writes an audit entry when an administrator changes something while signed in as a user. It names the call, not the
 * typed values. [J12, M59]
 *
 * @param call its method and path
 */
export const noteActed = (sql: Sql, { actor, impersonatorId }: Principal, call: string) =>
  sql.begin((transaction) => audit(transaction, impersonatorId, 'user.acted', actor.id, { call }));
