import type { Sql } from 'postgres';
import type { SmsSender } from './SmsSender.ts';

/** Keeps text messages for the mailbox of development, where their codes can be read. */
export const mailboxSmsSender = (sql: Sql): SmsSender => ({
  async send({ to, text }) {
    await sql`insert into sms (recipient, message) values (${to}, ${text})`;
  },
});
