import { renderMail, type Mail } from '@volan/documents';
import { brands } from '@volan/domain-rules';
import type { Logger } from 'pino';
import type { Sql, TransactionSql } from 'postgres';
import type { BrandAddresses } from '../brands/brandAddresses.ts';
import { noteFailure } from '../health/dailyHealth.ts';
import { RefusedMail, type MailFile, type MailTransport } from './MailTransport.ts';

/**
 * Minutes until the next try, after each failed one. After the last one the mail is given up; a mail with a code
 * already when its code expires.
 */
const backOff = [1, 5, 15, 60, 180, 720, 1440] as const;

/** Days until an undelivered mail is deleted, because it may contain a code. */
const daysKept = 7;

/** Dependencies of sending mails. */
export interface DeliveryDeps {
  readonly sql: Sql;
  readonly brandAddresses: BrandAddresses;
  readonly log: Logger;
  /** The attachments of a mail, made when it is sent. @default none */
  readonly filesOf?: (mail: Mail) => Promise<readonly MailFile[]>;
}

/** A mail as it is stored. */
export interface MailRow {
  readonly id: string;
  readonly recipient: string;
  readonly brand: Mail['brand'];
  readonly language: Mail['language'];
  readonly template: Mail['template'];
  readonly content: Mail['values'];
  readonly tries: number;
  readonly created_at: Date;
  /** When the code in it expires. Null: it has no code. */
  readonly expires_at: Date | null;
}

/** The mail of a row. */
export const mailOf = ({ recipient, brand, language, template, content }: MailRow) =>
  ({ to: recipient, brand, language, template, values: content }) as Mail;

/**
 * Sends the mail that has waited longest; false if no mail is due. Several processes may run it at the same time: each
 * takes another row. If the process was killed after sending, the mail is sent again with the same id.
 */
export function deliverNext(
  { sql, brandAddresses, log, filesOf }: DeliveryDeps,
  transport: MailTransport,
): Promise<boolean> {
  return sql.begin(async (transaction) => {
    const [row] = await transaction<MailRow[]>`
      select * from mail where next_try_at <= now() order by next_try_at, id limit 1 for update skip locked`;
    if (!row) return false;
    if (row.expires_at !== null && row.expires_at.getTime() <= Date.now()) {
      await giveUp(transaction, row, 'its code has ended', log);
      return true;
    }
    try {
      const mail = mailOf(row);
      const { origin, mailFrom } = brandAddresses[mail.brand];
      const from = { name: brands[mail.brand].name, address: mailFrom };
      const files = (await filesOf?.(mail)) ?? [];
      await transport.send({ ...renderMail(mail, origin), to: mail.to, from, files, id: `mail-${row.id}` });
      await transaction`delete from mail where id = ${row.id}`;
    } catch (error) {
      await tryLater(transaction, row, error as Error, log);
    }

    return true;
  });
}

async function tryLater(sql: TransactionSql, row: MailRow, error: Error, log: Logger) {
  const { id, template, tries, expires_at: end } = row;
  const minutes = error instanceof RefusedMail ? undefined : backOff[tries];
  const isTooLate = end !== null && minutes !== undefined && Date.now() + minutes * 60_000 >= end.getTime();
  if (minutes === undefined || isTooLate) {
    await noteFailure(sql, 'mail-failed');
    return giveUp(sql, row, error.message, log);
  }
  log.warn({ mail: id, template, reason: error.message, minutes }, 'a mail could not be sent, trying again later');
  await noteFailure(sql, 'mail-failed');
  await sql`
    update mail set tries = tries + 1, next_try_at = now() + make_interval(mins => ${minutes}),
      last_error = ${reasonOf(error)}
    where id = ${id}`;
}

/** The reason of a failure, for administrators. Addresses in it are removed, because servers repeat the recipient. */
const reasonOf = (error: Error) => error.message.replaceAll(/\S+@\S+/g, '…').slice(0, 300);

/** Deletes a mail with a code. Other mails stay for a week, and can be sent again by hand. */
async function giveUp(sql: TransactionSql, { id, template, expires_at: end }: MailRow, reason: string, log: Logger) {
  log.warn({ mail: id, template, reason }, 'a mail could not be sent and is given up');
  if (end !== null) return void (await sql`delete from mail where id = ${id}`);

  await sql`
    update mail set tries = tries + 1, next_try_at = 'infinity', last_error = ${reasonOf(new Error(reason))}
      where id = ${id}`;
}

/** Deletes undelivered mails after a week, and text messages of development. Returns how many. [M64] */
export async function deleteOldMail(sql: Sql): Promise<number> {
  const mails = await sql`delete from mail where created_at < now() - make_interval(days => ${daysKept})`;
  const messages = await sql`delete from sms where created_at < now() - make_interval(days => ${daysKept})`;
  return mails.count + messages.count;
}
