import { createTransport } from 'nodemailer';
import { RefusedMail, type MailTransport } from './MailTransport.ts';

/** From where and through whom mails go. */
export interface SmtpOptions {
  /** `smtp://user:password@host:587`, or `smtps://` with TLS from the start. */
  readonly url: string;
  /** Address of the sender; its name is the brand's. */
  readonly from: string;
}

/** Longest wait for the mail server, in milliseconds. */
const timeoutMs = 20_000;

/** Sends mails through a mail server. */
export function smtpTransport({ url, from }: SmtpOptions): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, html, text, from: name, id }) {
      try {
        await transport.sendMail({
          from: { name, address: from },
          to: { name: '', address: to },
          subject,
          html,
          text,
          messageId: `<${id}@${from.split('@')[1] ?? 'localhost'}>`,
          headers: { 'auto-submitted': 'auto-generated' },
        });
      } catch (error) {
        const { responseCode = 0 } = error as { responseCode?: number };
        if (responseCode >= 500) throw new RefusedMail(`The mail server answered ${responseCode}.`);
        throw error;
      }
    },
    close: () => transport.close(),
  };
}
