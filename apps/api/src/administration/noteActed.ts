import type { Sql } from 'postgres';
import type { Principal } from '../platform/server/Principal.ts';
import { audit } from '../platform/audit/audit.ts';

/**
 * Writes down what an administrator changed while signed in as a user: the call, not what was typed. [J12, M59]
 *
 * @param call its method and path
 */
export const noteActed = (sql: Sql, { actor, impersonatorId }: Principal, call: string) =>
  sql.begin((transaction) => audit(transaction, impersonatorId, 'user.acted', actor.id, { call }));
