import { createHmac } from 'node:crypto';
import { Failure, type CallOutcome, type CallRequest, type verifyPhone } from '@volan/api-contract';
import { brands, isPhoneCountry, type PhoneCountryCode } from '@volan/domain-rules';
import { createTranslator } from '@volan/i18n';
import type { Sql, TransactionSql } from 'postgres';
import { giveForPhone } from '../loyalty/points.ts';
import { fieldFailure, tooMany } from '../platform/server/fieldFailure.ts';
import type { RateLimits } from '../platform/server/rateLimit.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { SmsNotSent } from '../platform/sms/SmsSender.ts';
import type { AuthDeps } from './AuthDeps.ts';
import { recipientOf } from '../accounts/mailRecipient.ts';
import { readMobileNumber } from '../accounts/mobileNumber.ts';
import { codeMinutes } from './oneTimeCodes.ts';
import { queueMail } from '../platform/mail/queueMail.ts';

const anHour = 3600;

/**
 * Limits of messages an hour: three for an account, ten from one network, five to one number from all accounts
 * together. Each message costs money, and makes a phone ring. [J06]
 */
export function smsLimits(limits: RateLimits) {
  const account = limits({ name: 'sms-account', max: 3, withinSeconds: anHour });
  const network = limits({ name: 'sms-network', max: 10, withinSeconds: anHour });
  const number = limits({ name: 'sms-number', max: 5, withinSeconds: anHour });
  const counted = (userId: number, address: string, phone: string) =>
    [
      [account, String(userId)],
      [network, address],
      [number, phone],
    ] as const;

  return {
    /** A message that one limit stops does not count in the next: it must not use up somebody else's number. */
    isTooMany: async (...key: Parameters<typeof counted>) => {
      for (const [limit, who] of counted(...key)) if (await limit(who)) return true;
      return false;
    },
    /** Subtracts a message that was not sent from the counts. */
    forgive: async (...key: Parameters<typeof counted>) =>
      void (await Promise.all(counted(...key).map(([limit, who]) => limit.forgive(who)))),
  };
}

/** Sends a code to a number, or checks the code that was sent there. [J06, G14] */
export async function confirmPhone(
  deps: AuthDeps,
  limits: ReturnType<typeof smsLimits>,
  { phone: typed, country, code }: CallRequest<typeof verifyPhone>,
  context: CallContext,
): Promise<CallOutcome<typeof verifyPhone>> {
  const { sql, codes } = deps;
  const { actor } = principalOf(context);
  const read = readMobileNumber(typed, country ?? (await countryOfAccount(sql, actor.countryId, context)));
  if ('problem' in read) return fieldFailure('phone', read.problem);

  const phone = read.number;
  if (code === undefined) return sendCode(deps, limits, phone, context);

  return sql.begin(async (transaction) => {
    await lockNumber(transaction, actor.id, phone);
    const { verdict } = await codes.use(transaction, actor.id, 'verify-phone', code, { target: phone });
    if (verdict !== 'right') return fieldFailure('code', verdict);

    await claimNumber(transaction, actor.id, phone);
    const proof = createHmac('sha256', deps.keys('phone-points')).update(phone).digest();
    await giveForPhone(transaction, actor.id, proof, new Date(deps.now()));

    return { verified: true, phone };
  });
}

async function countryOfAccount(sql: Sql, countryId: number | null, { brand }: CallContext): Promise<PhoneCountryCode> {
  const [row] =
    countryId === null ? [] : await sql<{ code: string }[]>`select code from country where id = ${countryId}`;
  return [row?.code, brands[brand].homeCountry].find(isPhoneCountry) ?? 'RS';
}

async function sendCode(
  { sql, codes, sms, log }: AuthDeps,
  limits: ReturnType<typeof smsLimits>,
  phone: string,
  { principal, address, brand, language }: CallContext,
): Promise<CallOutcome<typeof verifyPhone>> {
  if (!sms || !principal) return new Failure('sms-unavailable');

  const { id } = principal.actor;
  if (await limits.isTooMany(id, address, phone)) return tooMany();

  const code = await codes.make(sql, id, 'verify-phone', { target: phone });
  const { name } = brands[brand];
  const text = createTranslator(language)('sms.verify-phone', { code, brand: name, minutes: codeMinutes });
  try {
    await sms.send({ to: phone, from: name, text });
  } catch (error) {
    if (!(error instanceof SmsNotSent)) throw error;

    log.warn({ reason: error.message }, 'a text message could not be sent');
    await limits.forgive(id, address, phone);

    return new Failure('sms-unavailable');
  }

  return { verified: false, phone };
}

/**
 * Transactions that verify the same number run one after the other. The account, and the one that has the number, are
 * locked in the order of their ids.
 */
async function lockNumber(sql: TransactionSql, userId: number, phone: string) {
  await sql`select pg_advisory_xact_lock(hashtext(${`phone ${phone}`}))`;
  await sql`
    select from users where id = ${userId} or (mobile = ${phone} and mobile_verified_at is not null)
    order by id for no key update`;
}

/**
 * A number belongs to the account that proved it last: numbers change hands, and one number for many accounts would
 * make "confirmed" worthless. The earlier account keeps the number unconfirmed, and its owner is notified.
 */
async function claimNumber(sql: TransactionSql, userId: number, phone: string) {
  const earlier = await sql<{ id: number }[]>`
    update users set mobile_verified_at = null
    where mobile = ${phone} and mobile_verified_at is not null and id <> ${userId}
    returning id::int`;
  await sql`update users set mobile = ${phone}, mobile_verified_at = now() where id = ${userId}`;
  for (const { id } of earlier) {
    const recipient = await recipientOf(sql, id);
    if (recipient) await queueMail(sql, { ...recipient, template: 'phone-moved', values: { phone } });
  }
}
