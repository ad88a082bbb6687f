import { createECDH } from 'node:crypto';

/** Settings for sending browser notifications. */
export interface PushSettings {
  /** The VAPID key, which identifies us to push services: base64url, 32 bytes of the curve P-256. */
  readonly privateKey: string;
  /** The same key in the form for browsers: base64url, 65 bytes. */
  readonly publicKey: string;
  /** Allowed push services: `host`, `*.host` for all subdomains, `host:port`. */
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
 * The public key of a private key.
 *
 * @throws if it is not a key of the curve
 */
export function publicKeyOf(privateKey: string): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return pair.getPublicKey('base64url');
}

/**
 * The parsed address of a push service. Null: it is not allowed. It is checked when it is stored and again when it is
 * used, by the same parser. [security 2.3]
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
