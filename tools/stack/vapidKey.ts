import { createECDH } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A new private key for VAPID (base64url, 32 bytes of the curve P-256); the public one follows from it. */
export function makeVapidKey(): string {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // a key that begins with zeros comes shorter
  return Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
}

/** The key of the stack of a folder, made at its first start: browsers that take its notifications hold on to it. */
export function loadVapidKey(directory: string): string {
  const file = join(directory, 'vapid-key');
  if (!existsSync(file)) {
    mkdirSync(directory, { recursive: true });
    writeFileSync(file, makeVapidKey(), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}
