import { SmsNotSent, type SmsSender } from './SmsSender.ts';

/** The gateway that sends text messages. */
export interface SmsGateway {
  /** Address that messages are posted to, with https. */
  readonly url: string;
  /** Sent as a bearer token. */
  readonly key: string;
}

/** Longest wait for the gateway, in milliseconds. A user is waiting for the page. */
const timeoutMs = 5000;

/**
 * Sends text messages through a gateway: `POST {"to","from","text"}` as JSON with `Authorization: Bearer KEY`. Any 2xx
 * response means that the message was accepted. The body is not read, and redirects are not followed.
 *
 * @param wait longest wait in milliseconds; tests set a shorter one
 */
export function gatewaySmsSender({ url, key }: SmsGateway, wait = timeoutMs): SmsSender {
  return {
    async send({ to, from, text }) {
      let response;
      try {
        response = await fetch(url, {
          method: 'POST',
          redirect: 'manual',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
          body: JSON.stringify({ to, from, text }),
          signal: AbortSignal.timeout(wait),
        });
      } catch (error) {
        throw new SmsNotSent(`The SMS gateway could not be reached: ${(error as Error).name}.`);
      }
      await response.body?.cancel();
      if (!response.ok) throw new SmsNotSent(`The SMS gateway answered ${response.status}.`);
    },
  };
}
