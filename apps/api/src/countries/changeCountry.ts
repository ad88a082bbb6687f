import {
  Failure,
  type CallOutcome,
  type CallRequest,
  type setActivePayment as paymentCall,
  type setCountryFeatures as featuresCall,
} from '@volan/api-contract';
import { countryFeatures } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { audit } from '../platform/audit/audit.ts';
import { markAudited } from '../platform/server/auditScope.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';

interface Offers {
  readonly code: string;
  readonly payments: boolean;
  readonly off: string[];
  readonly version: number;
}

/** A country, locked against other changes until the transaction ends. */
async function lockCountry(sql: TransactionSql, id: number): Promise<Offers | undefined> {
  const [row] = await sql<Offers[]>`
    select code, payments, features_off as off, version from country where id = ${id} for update`;
  return row;
}

/** Switches the payments of a country on or off; without a change nothing happens. [J68] */
export function setActivePayment(
  sql: Sql,
  { id, active }: CallRequest<typeof paymentCall>,
  context: CallContext,
): Promise<CallOutcome<typeof paymentCall>> {
  return sql.begin(async (transaction): Promise<CallOutcome<typeof paymentCall>> => {
    const before = await lockCountry(transaction, id);
    if (!before) return new Failure<'not-found', null>('not-found');

    const payments = active === 1;
    if (payments === before.payments) {
      markAudited();
      return { id, active, version: before.version };
    }
    await transaction`update country set payments = ${payments}, version = version + 1 where id = ${id}`;
    await audit(
      transaction,
      principalOf(context).actor.id,
      'country.payments',
      null,
      { country: before.code },
      { entity: 'country', id, before: { payments: before.payments }, after: { payments } },
    );

    return { id, active, version: before.version + 1 };
  });
}

/** Sets the features that a country does not have. [P67] */
export function setCountryFeatures(
  sql: Sql,
  { id, off: wanted, version }: CallRequest<typeof featuresCall>,
  context: CallContext,
): Promise<CallOutcome<typeof featuresCall>> {
  const off = countryFeatures.filter((each) => wanted.includes(each));
  return sql.begin(async (transaction): Promise<CallOutcome<typeof featuresCall>> => {
    const before = await lockCountry(transaction, id);
    if (!before) return new Failure<'not-found', null>('not-found');
    if (before.version !== version) {
      const stands = countryFeatures.filter((each) => before.off.includes(each));
      return new Failure('conflict', { data: { version: before.version, off: stands } });
    }
    await transaction`update country set features_off = ${off}, version = version + 1 where id = ${id}`;
    await audit(
      transaction,
      principalOf(context).actor.id,
      'country.features',
      null,
      { country: before.code },
      { entity: 'country', id, before: { off: before.off }, after: { off } },
    );

    return { version: version + 1, off };
  });
}
