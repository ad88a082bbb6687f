import type { RenderedMail } from '@volan/documents';

/** An attachment of a mail. */
export interface MailFile {
  readonly name: string;
  /** Media type, such as `application/pdf`. */
  readonly type: string;
  readonly bytes: Buffer;
}

/** A mail that is sent. */
interface OutgoingMail extends RenderedMail {
  readonly to: string;
  readonly files: readonly MailFile[];
  /** The brand that sends it. */
  readonly from: { readonly name: string; readonly address: string };
  /** The same for each try, so that mail programs show a mail once that was sent twice. */
  readonly id: string;
}

/** A service that accepts mails: a mail server. */
export interface MailTransport {
  /** Resolves when the server has accepted the mail. @throws RefusedMail if another try is useless */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The mail server refuses this mail for good. */
export class RefusedMail extends Error {
  override readonly name = 'RefusedMail';
}
