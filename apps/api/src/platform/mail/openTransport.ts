import type { Logger } from 'pino';
import type { MailTransport } from './MailTransport.ts';
import { smtpTransport, type SmtpOptions } from './smtpTransport.ts';

/** Who takes the mails; null: nobody, they wait in the mailbox of development. */
export function openTransport(mail: SmtpOptions | 'mailbox' | 'off', log: Logger): MailTransport | null {
  if (mail === 'mailbox') return null;
  return mail === 'off' ? nowhere(log) : smtpTransport(mail);
}

/** Mail is turned off: what is queued goes at once, since it holds codes and would be years old when mail is turned on. */
const nowhere = (log: Logger): MailTransport => ({
  send({ id }) {
    log.info({ mail: id }, 'a mail was thrown away: SMTP_URL is off');
    return Promise.resolve();
  },
  close() {},
});
