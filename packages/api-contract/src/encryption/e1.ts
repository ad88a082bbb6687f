import { fromBase64Url, toBase64Url } from './base64Url.ts';

/**
 * Field encryption `e1`. [I03, I05, T14]
 *
 * Obfuscation for compatibility, not secrecy: the key comes from the `uid` that travels in the same request. TLS is
 * the protection.
 */
const salt = 'marketplace/field-enc/v1';
const ivBytes = 12;
const tagBytes = 16;
const prefix = 'e1.';

/** Versions that this code reads; named in the answer to an unknown one. */
export const encryptionVersions = ['e1'] as const;

/** From client to server or back: each way has its own key, so that a message cannot be reflected. */
export type Direction = 'c2s' | 's2c';

/** The context of a field. In another context it does not decrypt. */
export interface FieldContext {
  /** Session id with at least 128 random bits. */
  readonly uid: string;
  readonly direction: Direction;
  readonly method: string;
  /** Path below the API base as requested: ids filled in, no `/v3`, no query. */
  readonly path: string;
  /** Name of the field; `data` for a reply. */
  readonly field: string;
}

/** A decrypted value, or the failure. It gives no detail on purpose. */
export type Decrypted = { ok: true; value: unknown } | { ok: false; failure: 'enc-invalid' | 'enc-version' };

/** Encrypts a JSON value. `iv` is for test vectors only: a real field has a random one. */
export async function encryptField(
  context: FieldContext,
  value: unknown,
  iv: Uint8Array<ArrayBuffer> = crypto.getRandomValues(new Uint8Array(ivBytes)),
): Promise<string> {
  const key = await fieldKey(context.uid, context.direction);
  const plain = new TextEncoder().encode(JSON.stringify(value));
  const sealed = await crypto.subtle.encrypt(algorithm(context, iv), key, plain);

  return `${prefix}${toBase64Url(iv)}.${toBase64Url(new Uint8Array(sealed))}`;
}

/** Decrypts a field. `enc-version`: unknown version. `enc-invalid`: any other error. */
export async function decryptField(context: FieldContext, text: unknown): Promise<Decrypted> {
  if (typeof text !== 'string' || !text.startsWith(prefix)) {
    const otherVersion = typeof text === 'string' && /^e\d{1,3}\./.test(text);
    return { ok: false, failure: otherVersion ? 'enc-version' : 'enc-invalid' };
  }
  const [iv, sealed, ...rest] = text.slice(prefix.length).split('.').map(fromBase64Url);
  if (!iv || !sealed || rest.length > 0 || iv.length !== ivBytes || sealed.length <= tagBytes) {
    return { ok: false, failure: 'enc-invalid' };
  }
  try {
    const key = await fieldKey(context.uid, context.direction);
    const plain = await crypto.subtle.decrypt(algorithm(context, iv), key, sealed);
    return { ok: true, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plain)) };
  } catch {
    return { ok: false, failure: 'enc-invalid' };
  }
}

/** True for a text in the form of an encrypted field of any version. */
export function looksEncrypted(value: unknown): value is string {
  return typeof value === 'string' && /^e\d{1,3}\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/.test(value);
}

function algorithm({ direction, method, path, field }: FieldContext, iv: Uint8Array<ArrayBuffer>): AesGcmParams {
  const bound = `e1\n${direction}\n${method}\n${path}\n${field}`;
  return {
    name: 'AES-GCM',
    iv,
    additionalData: new TextEncoder().encode(bound),
    tagLength: tagBytes * 8,
  };
}

/**
 * A cache of derived keys by uid and direction. The oldest is dropped first, so that many clients do not fill the
 * memory.
 */
const keys = new Map<string, Promise<CryptoKey>>();
const maxKeys = 1000;

function fieldKey(uid: string, direction: Direction): Promise<CryptoKey> {
  const name = `${direction}|${uid}`;
  const known = keys.get(name);
  if (known) {
    return known;
  }
  const derived = deriveKey(uid, direction);
  keys.set(name, derived);
  const oldest = keys.keys().next();
  if (keys.size > maxKeys && !oldest.done) {
    keys.delete(oldest.value);
  }

  return derived;
}

async function deriveKey(uid: string, direction: Direction): Promise<CryptoKey> {
  const text = new TextEncoder();
  const secret = await crypto.subtle.importKey('raw', text.encode(uid), 'HKDF', false, ['deriveKey']);
  const hkdf = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: text.encode(salt),
    info: text.encode(`aes-256-gcm|${direction}`),
  };

  return crypto.subtle.deriveKey(hkdf, secret, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}
