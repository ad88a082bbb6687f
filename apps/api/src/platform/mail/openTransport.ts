import type { Logger } from 'pino';
import type { MailTransport } from './MailTransport.ts';
import { smtpTransport, type SmtpOptions } from './smtpTransport.ts';

/** The transport for mails; null in development, where mails stay in the mailbox. */
export function openTransport(mail: SmtpOptions | 'mailbox' | 'off', log: Logger): MailTransport | null {
  if (mail === 'mailbox') return null;
  return mail === 'off' ? nowhere(log) : smtpTransport(mail);
}

/**
 * A transport that drops mails at once, when mail is turned off. Queued mails hold codes, and would be too old when
 * mail is turned on.
 */
const nowhere = (log: Logger): MailTransport => ({
  send({ id }) {
    log.info({ mail: id }, 'a mail was thrown away: SMTP_URL is off');
    return Promise.resolve();
  },
  close() {},
});
