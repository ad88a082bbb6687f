import { ECDH } from 'node:crypto';
import { z } from 'zod';
import { pushAddress } from './PushSettings.ts';

/** The endpoint of a device, and the keys that encrypt messages for it. */
export interface PushTarget {
  readonly endpoint: string;
  /** base64url. */
  readonly p256dh: string;
  /** base64url. */
  readonly auth: string;
}

/** Length of an uncompressed point of P-256, and of the secret, in bytes. [RFC 8291] */
const [pointBytes, secretBytes] = [65, 16];

const bytes = (length: number) =>
  z
    .string()
    .regex(/^[\w-]+={0,2}$/)
    .refine((text) => Buffer.from(text, 'base64url').length === length);

const Subscription = z.object({
  endpoint: z.string().max(1000),
  keys: z.object({ p256dh: bytes(pointBytes).refine(isOnCurve), auth: bytes(secretBytes) }),
});

function isOnCurve(point: string) {
  try {
    ECDH.convertKey(point, 'prime256v1', 'base64url', 'base64url', 'compressed');
    return true;
  } catch {
    return false;
  }
}

/** Reads the JSON text of a subscription; null if it is invalid, or if its push service is not allowed. */
export function readSubscription(text: string, services: readonly string[]): PushTarget | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  const read = Subscription.safeParse(json);
  const address = read.success ? pushAddress(read.data.endpoint, services) : null;

  return read.success && address ? { endpoint: address.href, ...read.data.keys } : null;
}
