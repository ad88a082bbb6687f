import { createTransport } from 'nodemailer';
import { RefusedMail, type MailTransport } from './MailTransport.ts';

/** Through whom mails go. */
export interface SmtpOptions {
  /** `smtp://user:password@host:587`, or `smtps://` with TLS from the start. */
  readonly url: string;
}

/** Longest wait for the mail server, in milliseconds. */
const timeoutMs = 20_000;

/** Answers to these are about the mail; any other one is about us, such as a wrong password, and may be mended. */
const commandsOfMail = ['RCPT TO', 'DATA'];

/** What went wrong, without the words of the server: they name the recipient. */
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
            // what mail programs show as a button of their own [RFC 8058]
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
