import { createTransport } from 'nodemailer';
import { RefusedMail, type MailTransport } from './MailTransport.ts';

/** The mail server. */
export interface SmtpOptions {
  /** `smtp://user:password@host:587`, or `smtps://` with TLS from the start. */
  readonly url: string;
}

/** Longest wait for the mail server, in milliseconds. */
const timeoutMs = 20_000;

/**
 * Errors of these commands concern the mail. Other errors concern our settings, such as a wrong password, and can be
 * corrected.
 */
const commandsOfMail = ['RCPT TO', 'DATA'];

/** The error without the words of the server, which name the recipient. */
function failureOf(error: unknown): Error {
  const { responseCode, command = '', code = '' } = error as { responseCode?: number; command?: string; code?: string };
  if (responseCode === undefined) return new Error(`The mail server could not be reached: ${code}.`);

  const said = `The mail server answered ${responseCode} to ${command}.`;

  return responseCode >= 500 && commandsOfMail.includes(command) ? new RefusedMail(said) : new Error(said);
}

/** Sends mails through a mail server. */
export function smtpTransport({ url }: SmtpOptions): MailTransport {
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
  // errors: the promise of each mail reports its failure
  transport.on('error', () => {});
  return {
    async send({ to, subject, html, text, unsubscribe, from, id, files }) {
      try {
        await transport.sendMail({
          from: { ...from },
          to: { name: '', address: to },
          subject,
          html,
          text,
          attachments: files.map(({ name, type, bytes }) => ({ filename: name, contentType: type, content: bytes })),
          messageId: `<${id}@${from.address.split('@')[1] ?? 'localhost'}>`,
          headers: {
            'auto-submitted': 'auto-generated',
            // mail programs show a button for this header [RFC 8058]
            ...(unsubscribe && {
              'list-unsubscribe': `<${unsubscribe}>`,
              'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
            }),
          },
        });
      } catch (error) {
        throw failureOf(error);
      }
    },
    close: () => transport.close(),
  };
}
