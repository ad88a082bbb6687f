/** A text message that is sent. */
export interface TextMessage {
  /** Number in the form of E.164. */
  readonly to: string;
  /** The sender that phones show: the name of a brand. */
  readonly from: string;
  readonly text: string;
}

/** A service that sends text messages. */
export interface SmsSender {
  /** Resolves when the gateway has accepted the message. @throws SmsNotSent */
  send(message: TextMessage): Promise<void>;
}

/** The gateway did not accept a message. The reason does not contain the number. */
export class SmsNotSent extends Error {
  override readonly name = 'SmsNotSent';
}
