import { hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';

/** How long a password waits for its form to be corrected, in seconds. */
const waitSeconds = 30 * 60;

/** Encrypts the password of a refused form for the page that shows the form again, and reads it from there. */
export interface SealedPassword {
  seal(password: string): Promise<string>;
  /** Null for a text that is too old or that we did not make. */
  open(sealed: string): Promise<string | null>;
}

/**
 * A browser never gets a typed password back, so a form that is refused for another field would ask for it again. Here
 * it goes along encrypted, in a hidden field, and nothing of it stays on the server. [B04]
 */
export function sealedPassword(webSecret: string): SealedPassword {
  const key = () => new Uint8Array(hkdfSync('sha256', webSecret, '', 'passwords of forms', 32));

  return {
    seal(password) {
      const kept = JSON.stringify({ password, until: Date.now() + waitSeconds * 1000 });
      return new CompactEncrypt(new TextEncoder().encode(kept))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(key());
    },
    async open(sealed) {
      try {
        const { plaintext } = await compactDecrypt(sealed, key());
        const { password, until } = JSON.parse(new TextDecoder().decode(plaintext)) as {
          password: string;
          until: number;
        };

        return until > Date.now() ? password : null;
      } catch {
        return null;
      }
    },
  };
}
