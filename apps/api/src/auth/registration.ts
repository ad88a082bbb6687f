import { Failure, type CallOutcome, type CallRequest, type register, type registerBusiness } from '@volan/api-contract';
import { brands, userStatus, type BrandId } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import type { Faults } from '../companies/companyFaults.ts';
import { checkRegistration, insertCompany, registrationFaults } from '../companies/registerCompany.ts';
import type { RateLimit, RateLimits } from '../platform/server/rateLimit.ts';
import type { CallContext } from '../platform/server/RequestContext.ts';
import { fieldFailure, tooMany } from '../platform/server/fieldFailure.ts';
import { isBannedAddress } from '../shield/bansInForce.ts';
import { queueMail } from '../platform/mail/queueMail.ts';
import { isMisleadingName } from '../shield/misleadingName.ts';
import { findByEmail, insertAccount, isReservedEmail, type NewAccount } from '../accounts/accounts.ts';
import type { AuthDeps } from './AuthDeps.ts';
import { mailAddressCode } from './emailVerification.ts';
import { recipientOf } from '../accounts/mailRecipient.ts';
import { clientOf, sendSession } from './sendSession.ts';
import { hashPassword, isWeakPassword } from './passwords.ts';
import { openSession } from './sessions.ts';

const aDay = 86_400;

/** Limits of registering. */
export interface SignUpLimits {
  /** Accounts of one network. [M61] */
  readonly signUps: RateLimit;
  /** Tries with an address that is taken, of one network. */
  readonly takenTries: RateLimit;
  /** Mails to one address that is taken. */
  readonly takenMails: RateLimit;
}

/**
 * Per day: five accounts from one network, 30 tries of one network with an address that is taken, one mail to such an
 * address. [M61]
 */
export const signUpLimits = (limits: RateLimits): SignUpLimits => ({
  signUps: limits({ name: 'register', max: 5, withinSeconds: aDay }),
  takenTries: limits({ name: 'register-tries', max: 30, withinSeconds: aDay }),
  takenMails: limits({ name: 'register-taken', max: 1, withinSeconds: aDay }),
});

/** Opens the account of a private person, and signs in. [J01] */
export async function registerPerson(
  deps: AuthDeps,
  limits: SignUpLimits,
  input: CallRequest<typeof register>,
  context: CallContext,
): Promise<CallOutcome<typeof register>> {
  return open(deps, limits, input, context, { type: 1, countryId: await homeCountryOf(deps.sql, context.brand) });
}

/** The country of a user who names none: the country of the brand, if it has one. [H04] */
export async function homeCountryOf(sql: Sql, brand: BrandId): Promise<number | undefined> {
  const code = brands[brand].homeCountry;
  if (code === undefined) return undefined;

  const [country] = await sql<{ id: number }[]>`select id from country where code = ${code}`;

  return country?.id;
}

/** Opens the account of a business with its company, which waits for approval, and signs in. [J02, M12] */
export async function registerCompany(
  deps: AuthDeps,
  limits: SignUpLimits,
  input: CallRequest<typeof registerBusiness>,
  context: CallContext,
): Promise<CallOutcome<typeof registerBusiness>> {
  const checked = await checkRegistration(deps.sql, input);
  if ('faults' in checked) {
    return new Failure<'validation', null>('validation', { errors: await companyFaults(deps, limits, input, context) });
  }
  const { type, phone } = checked;
  const more = {
    type,
    ...(input.type !== type && { ownType: input.type }),
    countryId: input.country_id,
    mobile: phone,
  };

  return open(deps, limits, input, context, more, async (sql, userId) => {
    await insertCompany(sql, userId, input, checked);
  });
}

/** The fields that every registration has. */
type PersonFields = Pick<CallRequest<typeof register>, 'email' | 'name' | 'password'>;

/** Errors in the given fields of a person that registers, all at once. */
export async function personFaults(
  deps: AuthDeps,
  limits: SignUpLimits,
  fields: Partial<PersonFields>,
  context: CallContext,
): Promise<Faults> {
  return { ...(await takenFault(deps, limits, fields.email, context)), ...commonFaults(fields) };
}

/** Errors in the given fields of a business that registers, all at once: users correct a long form once. */
export async function companyFaults(
  deps: AuthDeps,
  limits: SignUpLimits,
  fields: Partial<CallRequest<typeof registerBusiness>>,
  context: CallContext,
): Promise<Faults> {
  const ofPerson = await personFaults(deps, limits, fields, context);
  return { ...ofPerson, ...(await registrationFaults(deps.sql, fields)) };
}

const commonFaults = ({ email = '', name = '', password }: Partial<PersonFields>): Faults => ({
  ...(isReservedEmail(email) && { email: ['email'] }),
  ...(isMisleadingName(name) && { name: ['name-misleading'] }),
  ...(password !== undefined && isWeakPassword(password, { email, name }) && { password: ['password-weak'] }),
});

/** The error of an address that has an account. It is counted as a try with such an address. [M61] */
async function takenFault(
  { sql }: AuthDeps,
  { takenTries }: SignUpLimits,
  email: string | undefined,
  { address }: CallContext,
): Promise<Faults> {
  if (email === undefined || !(await findByEmail(sql, email)) || (await takenTries(address))) return {};
  return { email: ['email-taken'] };
}

/** Stores the account, what belongs to it, the mail that verifies the address, and the session: all or nothing. */
async function open(
  deps: AuthDeps,
  limits: SignUpLimits,
  { email, name, password }: PersonFields,
  context: CallContext,
  more: Pick<NewAccount, 'type' | 'ownType' | 'countryId' | 'mobile'>,
  add: (sql: TransactionSql, userId: number) => Promise<void> = async () => {},
) {
  if (Object.keys(commonFaults({ email, name, password })).length > 0) {
    const errors = await personFaults(deps, limits, { email, name, password }, context);
    return new Failure<'validation', null>('validation', { errors });
  }
  // a banned network gets the same response as one that opened too many accounts
  if (await isBannedAddress(deps.sql, context.address)) return tooMany();
  if (await limits.signUps(context.address)) return tooMany();

  const hash = await hashPassword(password);
  const { brand, language } = context;
  const session = await deps.sql.begin(async (sql) => {
    const userId = await insertAccount(sql, { email, name, hash, brand, language, ...more });
    if (userId === null) return null;

    await add(sql, userId);
    await mailAddressCode(sql, deps.codes, userId, name, { to: email, brand, language });

    return openSession(sql, { userId, client: clientOf(deps, context), remembered: true });
  });
  if (session) return sendSession(deps, context, session);

  // no account was opened, so this does not count as one of the five
  await limits.signUps.forgive(context.address);
  if (await limits.takenTries(context.address)) return tooMany();
  if (!(await limits.takenMails(email))) await notifyOfTakenEmail(deps.sql, email);

  return fieldFailure('email', 'email-taken');
}

/** Tells the owner of an address that somebody wanted an account with it; the response to the call does not change. */
export async function notifyOfTakenEmail(sql: Sql | TransactionSql, email: string): Promise<void> {
  const account = await findByEmail(sql, email);
  const isUsed = account !== null && account.status !== userStatus.banned && account.status !== userStatus.deleted;
  const recipient = isUsed ? await recipientOf(sql, account.id) : null;
  if (recipient) await queueMail(sql, { ...recipient, template: 'email-already-registered', values: {} });
}
