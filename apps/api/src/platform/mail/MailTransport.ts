import type { RenderedMail } from '@volan/documents';

/** A file that goes along with a mail. */
export interface MailFile {
  readonly name: string;
  /** Media type, such as `application/pdf`. */
  readonly type: string;
  readonly bytes: Buffer;
}

/** A mail on its way. */
interface OutgoingMail extends RenderedMail {
  readonly to: string;
  readonly files: readonly MailFile[];
  /** The brand that sends it. */
  readonly from: { readonly name: string; readonly address: string };
  /** The same at each try, so that programs show a mail once that was sent twice. */
  readonly id: string;
}

/** A service that accepts mails: a mail server. */
export interface MailTransport {
  /** Resolves when it has taken the mail. @throws a `RefusedMail` where trying again is of no use. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The mail server does not take this mail, and never will. */
export class RefusedMail extends Error {
  override readonly name = 'RefusedMail';
}
