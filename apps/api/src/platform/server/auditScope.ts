import { AsyncLocalStorage } from 'node:async_hooks';
import type { Call } from '@volan/api-contract';
import { permissions, type Permission } from '@volan/domain-rules';
import type { RequestContext } from './RequestContext.ts';

/** The running call of an administrator, and whether it has written its audit entry. */
interface AuditScope {
  readonly origin: Pick<RequestContext, 'brand' | 'address'>;
  isWritten: boolean;
}

const scope = new AsyncLocalStorage<AuditScope>();

/**
 * Whether a call changes what only administrators may change: each success of it leaves an entry of the audit log.
 * [H06]
 */
export function isAdministrativeWrite({ method, access }: Pick<Call, 'method' | 'access'>): boolean {
  const { anyone, user }: Permission = permissions[access];
  return method !== 'GET' && !anyone && !user;
}

/** The origin of the running call of an administrator. Null: no such call is running. */
export const auditOrigin = () => scope.getStore()?.origin ?? null;

/** Marks that the call wrote its audit entry, or that it changed nothing and needs none. */
export function markAudited() {
  const store = scope.getStore();
  if (store) store.isWritten = true;
}

/** Runs a call that writes audit entries for some callers only, so that the entries have its origin. */
export const auditedFrom = <Outcome>(origin: AuditScope['origin'], answer: () => Promise<Outcome>): Promise<Outcome> =>
  scope.run({ origin, isWritten: false }, answer);

/**
 * Answers the call of an administrator who is signed in as a user. Writes an audit entry if the call does not write its
 * own. [J12]
 *
 * @param succeeded whether an outcome is a success
 */
export async function answerActed<Outcome>(
  origin: AuditScope['origin'],
  answer: () => Promise<Outcome> | Outcome,
  succeeded: (outcome: Outcome) => boolean,
  writeDown: () => Promise<unknown>,
): Promise<Outcome> {
  const store: AuditScope = { origin, isWritten: false };
  return scope.run(store, async () => {
    const outcome = await answer();
    if (succeeded(outcome) && !store.isWritten) await writeDown();
    return outcome;
  });
}

/**
 * Answers the call of an administrator.
 *
 * @param succeeded whether an outcome is not a failure
 * @throws if it succeeded without an audit entry, which is a bug of its handler
 */
export async function answerAudited<Outcome>(
  name: string,
  origin: AuditScope['origin'],
  answer: () => Promise<Outcome> | Outcome,
  succeeded: (outcome: Outcome) => boolean,
): Promise<Outcome> {
  const store: AuditScope = { origin, isWritten: false };
  const outcome = await scope.run(store, async () => answer());
  if (succeeded(outcome) && !store.isWritten) {
    throw new Error(`${name} changed something without an entry of the audit log. Call audit() or markAudited().`);
  }

  return outcome;
}
