import { type CallOutcome, type CallRequest, type register, type registerBusiness } from '@volan/api-contract';
import { isSerbianTaxNumber, slugOf, type ProfileType } from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import { companyText } from '../companies/companyText.ts';
import type { RateLimit } from '../platform/server/rateLimit.ts';
import type { CallContext } from '../platform/server/RequestContext.ts';
import { fieldFailure, tooMany } from '../platform/server/fieldFailure.ts';
import { queueMail } from '../platform/mail/queueMail.ts';
import { insertAccount, type NewAccount } from './accounts.ts';
import type { AuthDeps } from './AuthDeps.ts';
import { clientOf, sendSession } from './sendSession.ts';
import { hashPassword, isWeakPassword } from './passwords.ts';
import { openSession } from './sessions.ts';

/** Country of the tax numbers whose check digit is known: Serbia. */
const serbia = 688;

/** Opens the account of a private person, and signs in. [J01] */
export function registerPerson(
  deps: AuthDeps,
  isTooMany: RateLimit,
  input: CallRequest<typeof register>,
  context: CallContext,
): Promise<CallOutcome<typeof register>> {
  return open(deps, isTooMany, input, context, { type: 1 });
}

/** Opens the account of a business with its company, which waits for approval, and signs in. [J02, M12] */
export async function registerCompany(
  deps: AuthDeps,
  isTooMany: RateLimit,
  input: CallRequest<typeof registerBusiness>,
  context: CallContext,
): Promise<CallOutcome<typeof registerBusiness>> {
  if (input.country_id === serbia && !isSerbianTaxNumber(input.tax_id)) {
    return fieldFailure('tax_id', 'tax-number');
  }
  const [country] = await deps.sql`select from country where id = ${input.country_id}`;
  if (!country) return fieldFailure('country_id', 'value');
  const type = input.type as Exclude<ProfileType, 1>;
  const more = { type, countryId: input.country_id, mobile: input.phone };
  return open(deps, isTooMany, input, context, more, async (sql, userId) => {
    const text = companyText({ name: input.name, legalName: input.legal_name, city: null });
    await sql`
      insert into company (
        user_id, business_type, slug, name, sort_name, search_text, legal_name, tax_id, registry_number, country_id,
        address, phones, web)
      values (
        ${userId}, ${type}, ${`${slugOf(input.name).slice(0, 60)}-${userId}`}, ${input.name}, ${text.sort_name},
        ${text.search_text}, ${input.legal_name}, ${input.tax_id},
        ${input.registry_number ?? null}, ${input.country_id}, ${input.address}, ${[input.phone]}, ${input.web ?? null})`;
  });
}

/** Account, what belongs to it, the mail that asks for the address, and the session: all or nothing. */
async function open(
  deps: AuthDeps,
  isTooMany: RateLimit,
  { email, name, password }: Pick<CallRequest<typeof register>, 'email' | 'name' | 'password'>,
  context: CallContext,
  more: Pick<NewAccount, 'type' | 'countryId' | 'mobile'>,
  add: (sql: TransactionSql, userId: number) => Promise<void> = async () => {},
) {
  if (isWeakPassword(password, { email, name })) return fieldFailure('password', 'password-weak');
  if (await isTooMany(context.address)) return tooMany();
  const hash = await hashPassword(password);
  const { brand, language } = context;
  const session = await deps.sql.begin(async (sql) => {
    const userId = await insertAccount(sql, { email, name, hash, brand, language, ...more });
    if (userId === null) return null;
    await add(sql, userId);
    const code = await deps.codes.make(sql, userId, 'verify-email');
    await queueMail(sql, { to: email, brand, language, template: 'verify-email', values: { name, code } });
    return openSession(sql, { userId, client: clientOf(deps, context), remembered: true });
  });
  return session ? sendSession(deps, context, session) : fieldFailure('email', 'email-taken');
}
