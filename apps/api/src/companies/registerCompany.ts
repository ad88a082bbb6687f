import { Failure, type registerOwnCompany, type CallOutcome, type CallRequest } from '@volan/api-contract';
import { profileTypes, slugOf, type ProfileType } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { readPhoneNumber } from '../accounts/mobileNumber.ts';
import { profileTypeOf } from '../accounts/profileTypes.ts';
import { tooMany } from '../platform/server/fieldFailure.ts';
import type { RateLimit } from '../platform/server/rateLimit.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { companyFaults, type Faults } from './companyFaults.ts';
import { companyText } from './companyText.ts';
import { readOwnCompany } from './ownCompany.ts';

/** What a company says when it registers. */
export type Registration = CallRequest<typeof registerOwnCompany>;

/** A registration without errors. */
export interface CheckedRegistration {
  /** The built-in type that the chosen kind of business is based on. */
  readonly type: ProfileType;
  /** In the form of E.164. */
  readonly phone: string;
}

/**
 * Checks the data of a registration; all errors at once, so that users correct a long form once. Fields that are not
 * given are not checked. [J02, M12]
 */
export async function checkRegistration(
  sql: Sql,
  input: Partial<Registration>,
): Promise<{ readonly faults: Faults } | CheckedRegistration> {
  const [[country], kind] = await Promise.all([
    sql<{ code: string }[]>`select code from country where id = ${input.country_id ?? null}`,
    input.type === undefined ? null : profileTypeOf(sql, input.type),
  ]);
  const phone = country && input.phone !== undefined ? readPhoneNumber(input.phone, country.code) : undefined;
  const faults = {
    ...companyFaults(input.country_id ?? 0, input),
    ...(input.country_id !== undefined && !country && { country_id: ['value'] }),
    ...(country && input.phone !== undefined && phone === undefined && { phone: ['phone'] }),
    ...(input.type !== undefined && !kind && { type: ['value'] }),
  };

  return phone === undefined || !kind || Object.keys(faults).length > 0
    ? { faults }
    : { type: kind.base_type_id, phone };
}

/** Errors in the given fields of a registration. */
export async function registrationFaults(sql: Sql, fields: Partial<Registration>): Promise<Faults> {
  const checked = await checkRegistration(sql, fields);
  return 'faults' in checked ? checked.faults : {};
}

/** Stores the company of an account. It waits for a moderator. [J02, P55] */
export async function insertCompany(
  sql: TransactionSql,
  userId: number,
  input: Registration,
  { type, phone }: CheckedRegistration,
): Promise<number> {
  const text = companyText({ name: input.name, legalName: input.legal_name, city: null });
  const [company] = await sql<[{ id: number }]>`
    insert into company (
      user_id, business_type, slug, name, sort_name, search_text, legal_name, tax_id, registry_number, country_id,
      address, phones, web)
    values (
      ${userId}, ${type}, ${`${slugOf(input.name).slice(0, 60)}-${userId}`}, ${input.name}, ${text.sort_name},
      ${text.search_text}, ${input.legal_name}, ${input.tax_id},
      ${input.registry_number ?? null}, ${input.country_id}, ${input.address}, ${[phone]}, ${input.web ?? null})
    returning id::int`;
  await sql`insert into company_review (company_id, waiting_since) values (${company.id}, now())`;

  return company.id;
}

/** Makes a private account one of a business, with a company that waits for approval. [J02, M12] */
export async function registerForAccount(
  sql: Sql,
  isTooMany: RateLimit,
  input: Registration,
  context: CallContext,
): Promise<CallOutcome<typeof registerOwnCompany>> {
  const { actor } = principalOf(context);
  const checked = await checkRegistration(sql, input);
  if ('faults' in checked) return new Failure<'validation', null>('validation', { errors: checked.faults });

  const seconds = await isTooMany.secondsToWait(String(actor.id));
  if (seconds !== null) return tooMany(seconds);

  const companyId = await sql.begin(async (transaction) => {
    const { type } = checked;
    const own = input.type === type ? null : input.type;
    const { count } = await transaction`
      update users set type_id = ${type}, own_type_id = ${own}, country_id = coalesce(country_id, ${input.country_id})
      where id = ${actor.id} and type_id = ${profileTypes.private}
        and not exists (select from company where user_id = users.id)`;

    return count === 0 ? null : insertCompany(transaction, actor.id, input, checked);
  });
  const company = companyId === null ? null : await readOwnCompany(sql, companyId, actor);

  return company ?? new Failure<'conflict', null>('conflict');
}
