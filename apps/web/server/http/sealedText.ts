import { hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';

/** How long a sealed text can be read, in seconds. */
const waitSeconds = 30 * 60;

/** What a text is sealed for. A text of one purpose is not read for another. */
type Purpose = 'passwords of forms' | 'steps of signing in';

/** Encrypts a text that a page carries for its next request, and reads it from there. */
export interface SealedText {
  seal(text: string): Promise<string>;
  /** Null for a text that is too old or that we did not make. */
  open(sealed: string): Promise<string | null>;
}

/**
 * Texts that go to the browser and come back, which nobody else can read: the password of a refused form, in a hidden
 * field, and the step of signing in by a mailed code, in the address. Nothing of it stays on the server. [B03, B04]
 */
export function sealedText(webSecret: string, purpose: Purpose): SealedText {
  const key = () => new Uint8Array(hkdfSync('sha256', webSecret, '', purpose, 32));

  return {
    seal(text) {
      const kept = JSON.stringify({ text, until: Date.now() + waitSeconds * 1000 });
      return new CompactEncrypt(new TextEncoder().encode(kept))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(key());
    },
    async open(sealed) {
      try {
        const { plaintext } = await compactDecrypt(sealed, key());
        const { text, until } = JSON.parse(new TextDecoder().decode(plaintext)) as { text: string; until: number };

        return until > Date.now() ? text : null;
      } catch {
        return null;
      }
    },
  };
}
