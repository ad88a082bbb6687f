import { createECDH } from 'node:crypto';

/** How notifications are sent; without it none are. */
export interface PushSettings {
  /** VAPID: who we are to push services. base64url, 32 bytes of the curve P-256. */
  readonly privateKey: string;
  /** The same key in the form for browsers: base64url, 65 bytes. */
  readonly publicKey: string;
  /** Push services that may be asked: `host`, `*.host` for all below it, `host:port`. */
  readonly services: readonly string[];
}

/** Push services of Chrome and Edge, Firefox, Safari, and older Edge. */
export const knownPushServices = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
] as const;

/**
 * The public half of a private key.
 *
 * @throws where it is no key of the curve
 */
export function publicKeyOf(privateKey: string): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return pair.getPublicKey('base64url');
}

/**
 * The address of a push service as it is asked for; null for one that is not ours to ask. Looked at when it is stored
 * and again when it is used, by the parser that reads it then. [security 2.3]
 */
export function pushAddress(endpoint: string, services: readonly string[]): URL | null {
  if (!URL.canParse(endpoint)) return null;
  const url = new URL(endpoint);
  const { protocol, username, password, hostname, port } = url;
  if (protocol !== 'https:' || username !== '' || password !== '') return null;
  const host = port === '' ? hostname : `${hostname}:${port}`;
  return services.some((service) => (service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service))
    ? url
    : null;
}
