import { networkOf } from '@volan/observability';
import type { Sql } from 'postgres';
import { fieldFailure } from '../platform/server/fieldFailure.ts';
import type { RateLimits } from '../platform/server/rateLimit.ts';
import type { CallContext } from '../platform/server/RequestContext.ts';
import { requesterOf, isKnownDevice } from './knownDevices.ts';
import { codeMinutes, maxTries } from './oneTimeCodes.ts';

const anHour = 3600;
const aDay = 86_400;

/** Limits of the codes of one purpose that are mailed to visitors who are not signed in. */
export interface CodeLimits {
  /** Counts one code that is asked for by a network. */
  readonly isTooManyAsks: (userId: number, context: CallContext) => Promise<boolean>;
  /** Counts one mail to an address. */
  readonly isTooManyMails: (userId: number, email: string, context: CallContext) => Promise<boolean>;
  /** Counts one try with a code. */
  readonly isTooManyTries: (userId: number, context: CallContext) => Promise<boolean>;
  /**
   * Counts one wrong code of a browser for an address. Returns whether no further try can be right, so that a new code
   * is needed. It counts addresses without an account too, so the result tells nobody who has one.
   */
  readonly isUsedUp: (email: string, context: CallContext) => Promise<boolean>;
  /** Begins to count again, because the browser asked for a new code. */
  readonly renewTries: (email: string, asker: Buffer) => Promise<void>;
}

/**
 * How often codes are mailed and tried. A device that the account knows has counters of its own, which nobody else can
 * use up. All other devices share the counters of strangers. Each code belongs to the browser that asked for it and
 * allows five tries. Strangers can have 20 mails a day sent to an account, and one network can cause five of them. So
 * it takes many networks to use up the mails of an owner who asks from a new device.
 *
 * All strangers together can therefore guess at most 20 x 5 codes of an account a day for each purpose. There are a
 * million codes, each valid for ten minutes: 200 guesses a day for a new password and to sign in together (1 in 5,000),
 * and the owner finds a mail for every five of them. Each of at most 20 devices that once held the account adds 5 x
 * mails an hour. One network can try 30 codes an hour, for all accounts together.
 *
 * @param mails to one address in an hour, requested by one network or device
 */
export function codeLimits(
  sql: Sql,
  limits: RateLimits,
  { name, mails }: { readonly name: string; readonly mails: number },
): CodeLimits {
  const asksOfNetwork = limits({ name, max: 30, withinSeconds: anHour });
  const triesOfNetwork = limits({ name: `${name}-tries`, max: 30, withinSeconds: anHour });
  const mailsAnHour = limits({ name: `${name}-mails`, max: mails, withinSeconds: anHour });
  const mailsOfNetwork = limits({ name: `${name}-mails-network`, max: 5, withinSeconds: aDay });
  const mailsADay = limits({ name: `${name}-mails-day`, max: 20, withinSeconds: aDay });
  // the last of the tries uses the code up
  const wrongCodes = limits({ name: `${name}-wrong`, max: maxTries - 1, withinSeconds: codeMinutes * 60 });
  const triesKey = (email: string, asker: Buffer) => `${email.toLowerCase()} ${asker.toString('base64url')}`;
  const mailsOfDevice = limits({ name: `${name}-mails-device`, max: mails, withinSeconds: anHour });
  // from the narrowest limit to the widest: a mail that one limit stops does not count in the next
  const isTooManyOfStrangers = async (email: string, pair: string) =>
    (await mailsAnHour(pair)) || (await mailsOfNetwork(pair)) || mailsADay(email);

  return {
    isTooManyAsks: async (userId, context) =>
      !(await isKnownDevice(sql, userId, context)) && asksOfNetwork(context.address),
    isTooManyTries: async (userId, context) =>
      !(await isKnownDevice(sql, userId, context)) && triesOfNetwork(context.address),
    isTooManyMails: async (userId, email, context) =>
      (await isKnownDevice(sql, userId, context))
        ? mailsOfDevice(`${userId} ${requesterOf(context).toString('base64url')}`)
        : isTooManyOfStrangers(email, `${email} ${networkOf(context.address)}`),
    isUsedUp: (email, context) => wrongCodes(triesKey(email, requesterOf(context))),
    renewTries: (email, asker) => wrongCodes.reset(triesKey(email, asker)),
  };
}

/**
 * The failure of a wrong code of a browser for an address. Once no further try can be right, it says that a new code is
 * needed. [J09]
 */
export async function wrongCode(limits: CodeLimits, email: string, context: CallContext) {
  return fieldFailure('code', (await limits.isUsedUp(email, context)) ? 'code-used-up' : 'code-wrong');
}
