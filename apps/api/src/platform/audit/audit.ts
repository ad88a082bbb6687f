import type { AuditAction } from '@volan/api-contract';
import type { JSONValue, TransactionSql } from 'postgres';
import { auditOrigin, markAudited } from '../server/auditScope.ts';

/** The fields of a row, as the audit log keeps them; no secrets. */
type AuditedFields = Readonly<Record<string, JSONValue>>;

/** A row that was changed. */
export interface AuditedChange {
  /** Kind of row, such as `specification`. */
  readonly entity: string;
  readonly id: string | number;
  /** The fields before the change. Null: there was no row. */
  readonly before: AuditedFields | null;
  /** The fields after the change. Null: the row was removed. */
  readonly after: AuditedFields | null;
}

/** Keeps only the fields that differ between the two states of a row. */
function differing({ before, after, ...row }: AuditedChange): AuditedChange {
  if (!before || !after) return { ...row, before, after };

  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const only = (fields: AuditedFields) =>
    Object.fromEntries(names.flatMap((name) => (name in fields ? [[name, fields[name] ?? null]] : [])));

  return { ...row, before: only(before), after: only(after) };
}

/**
 * Writes an entry of the audit log about an administrator's action, in the same transaction, with brand and address of
 * the call. The details must not contain secrets.
 *
 * @param actorId null: the actor is no longer known
 * @param action such as `user.suspended`
 * @param subjectId the account that the action was about; null: none
 * @param change the row that was changed; only the fields that differ are kept @default none
 * @returns the id of the entry
 */
export async function audit(
  sql: TransactionSql,
  actorId: number | null,
  action: AuditAction,
  subjectId: number | null,
  details: Readonly<Record<string, string | number>> = {},
  change?: AuditedChange,
): Promise<number> {
  const origin = auditOrigin();
  const row = change && differing(change);
  const json = (fields: AuditedFields | null | undefined) => (fields ? sql.json(fields) : null);
  const [entry] = await sql<{ id: number }[]>`
    insert into audit_entry (actor_id, action, subject_id, details, brand, address, entity, entity_id, before, after)
    values (${actorId}, ${action}, ${subjectId}, ${sql.json(details)}, ${origin?.brand ?? null},
      ${origin?.address ?? null},
      ${row?.entity ?? null}, ${row === undefined ? null : String(row.id)}, ${json(row?.before)}, ${json(row?.after)})
    returning id`;
  markAudited();

  return entry?.id ?? 0;
}
