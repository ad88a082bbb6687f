/** A text message on its way. */
export interface TextMessage {
  /** Number in the form of E.164. */
  readonly to: string;
  /** The sender that phones show: the name of a brand. */
  readonly from: string;
  readonly text: string;
}

/** A service that sends text messages. */
export interface SmsSender {
  /** Resolves when the message was taken. @throws `SmsNotSent` where it was not. */
  send(message: TextMessage): Promise<void>;
}

/** The gateway did not take a message; says why without naming the number. */
export class SmsNotSent extends Error {
  override readonly name = 'SmsNotSent';
}
