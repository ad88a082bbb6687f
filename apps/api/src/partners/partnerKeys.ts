import type { AuditAction } from '@volan/api-contract';
import { randomBytes } from 'node:crypto';
import type { Sql } from 'postgres';
import type { WidgetElement } from './partnerCounts.ts';

/** The data of a key that decide about a request. */
export interface PartnerKey {
  readonly id: number;
  readonly domains: readonly string[];
  readonly requestsPerMinute: number;
  readonly revokedAt: Date | null;
}

/** A key with its use. */
export interface PartnerKeyUse extends PartnerKey {
  readonly key: string;
  readonly name: string;
  /** Number of requests of each element, of people who came from widgets, and of refused requests. */
  readonly counts: Readonly<Partial<Record<WidgetElement | 'visit' | 'refused', number>>>;
}

/** Makes a key. It is public, because it is in the partner's pages, but it cannot be guessed. */
const makeKey = () => `pk_${randomBytes(16).toString('base64url')}`;

/** The key with this text. Null: it does not exist. */
export async function findKey(sql: Sql, key: string): Promise<PartnerKey | null> {
  const [found] = await sql<PartnerKey[]>`
    select id, domains, requests_per_minute as "requestsPerMinute", revoked_at as "revokedAt"
    from partner_key where key = ${key}`;
  return found ?? null;
}

/** Makes the key of a partner, with an audit entry. Returns its text. */
export async function createKey(
  sql: Sql,
  partner: { readonly name: string; readonly domains: readonly string[]; readonly requestsPerMinute: number },
): Promise<string> {
  const { name, domains, requestsPerMinute } = partner;
  return sql.begin(async (transaction) => {
    const key = makeKey();
    const [made] = await transaction<{ id: number }[]>`
      insert into partner_key (key, name, domains, requests_per_minute)
      values (${key}, ${name}, ${[...domains]}, ${requestsPerMinute}) returning id`;
    await transaction`
      insert into audit_entry (action, details)
      values (${'partner-key.created' satisfies AuditAction},
        ${transaction.json({ key: made?.id ?? 0, name, domains: domains.join() })})`;

    return key;
  });
}

/**
 * Revokes a key for good, with an audit entry. Every process refuses it within five seconds. Returns its name and when
 * it was revoked. Null: it does not exist.
 */
export async function revokeKey(
  sql: Sql,
  key: string,
): Promise<{ readonly name: string; readonly before: Date | null } | null> {
  return sql.begin(async (transaction) => {
    const [found] = await transaction<{ id: number; name: string; before: Date | null }[]>`
      select id, name, revoked_at as before from partner_key where key = ${key} for update`;
    if (!found) return null;

    const { id, name, before } = found;
    if (before === null) {
      await transaction`update partner_key set revoked_at = now() where id = ${id}`;
      await transaction`
        insert into audit_entry (action, details)
          values (${'partner-key.revoked' satisfies AuditAction}, ${transaction.json({ key: id })})`;
    }

    return { name, before };
  });
}

/** Replaces the domains of a key, with an audit entry. False: it does not exist. */
export async function changeDomains(sql: Sql, key: string, domains: readonly string[]): Promise<boolean> {
  return sql.begin(async (transaction) => {
    const [found] = await transaction<{ id: number }[]>`
      update partner_key set domains = ${[...domains]} where key = ${key} returning id`;
    if (!found) return false;

    const details = { key: found.id, domains: domains.join() };
    await transaction`
      insert into audit_entry (action, details)
        values (${'partner-key.domains-changed' satisfies AuditAction}, ${transaction.json(details)})`;

    return true;
  });
}

/** Every key, the newest first, with its use in the last days (UTC, today is one of them). */
export async function listKeys(sql: Sql, days: number): Promise<PartnerKeyUse[]> {
  return sql<PartnerKeyUse[]>`
    select id, key, name, domains, requests_per_minute as "requestsPerMinute", revoked_at as "revokedAt",
      coalesce((
        select jsonb_object_agg(kind, total)
        from (
          select kind, sum(count) as total from partner_key_day
          where key_id = partner_key.id and day > (now() at time zone 'utc')::date - ${days}::int
          group by kind
        ) used
      ), '{}') as counts
    from partner_key order by id desc`;
}
