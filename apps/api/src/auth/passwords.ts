import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { hash, verify } from '@node-rs/argon2';

/**
 * Argon2id (the library's own choice) with 19 MiB, two passes, one lane: the least that OWASP allows, 11 ms. A hash
 * holds its parameters, so that they can be raised.
 */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The start of a hash with the parameters of today. */
const current = '$argon2id$v=19$m=19456,t=2,p=1$';

/** The hash of a password, as it is stored. */
export const hashPassword = (password: string): Promise<string> => hash(password, parameters);

/** Hash of a password that nobody has. It is compared when there is no account, so that the response takes as long. */
const nobodysHash = hashPassword(crypto.randomUUID());

/** Whether a password belongs to a hash. Without a hash it does the same work and returns false. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const right = await verify(stored ?? (await nobodysHash), password);
  return right && stored !== null;
}

/** Digest that identifies a stored hash without revealing it, for signed data that leaves the server. */
export const digestOfHash = (stored: string) => createHash('sha256').update(stored).digest('base64url');

/** Whether a hash was made with other parameters than today's. The next sign-in then hashes the password again. */
export const isOutdated = (stored: string) => !stored.startsWith(current);

/** Least length of a password, in characters. [M21] */
const leastLength = 10;

/** Passwords that people try first in our countries, beside the worldwide list. */
const localWords = [
  'lozinka',
  'sifra',
  'šifra',
  'beograd',
  'srbija',
  'zvezda',
  'partizan',
  'automobil',
  'volan',
  'gearlane',
];

let commonPasswords: ReadonlySet<string> | undefined;

/** Common passwords: 49,000 that were stolen often. Read when first needed. */
function common() {
  if (!commonPasswords) {
    const { dictionary } = createRequire(import.meta.url)('@zxcvbn-ts/language-common') as {
      dictionary: { 'passwords-common': readonly string[] };
    };
    commonPasswords = new Set([...dictionary['passwords-common'], ...localWords]);
  }
  return commonPasswords;
}

/**
 * Whether a new password is too easy to guess: shorter than 10 characters, a common one with at most digits and signs
 * around it, a repeated character or sequence, or little more than the person's own name or address. [M21]
 */
export function isWeakPassword(password: string, person: { readonly email: string; readonly name: string }): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  if (Array.from(plain).length < leastLength) return true;

  const core = plain.replaceAll(/^[\d\W_]+|[\d\W_]+$/gu, '');
  if (common().has(plain) || (core.length < leastLength && (core === '' ? isRun(plain) : common().has(core))))
    return true;
  if (new Set(plain).size < 4 || isRun(plain)) return true;

  const own = [person.email, person.email.split('@')[0] ?? '', person.name]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 3);

  return own.some((word) => plain.includes(word) && plain.length - word.length < 6);
}

/** `1234567890`, `abcdefghij`, `qwertyuiop`, forwards or backwards, or a short piece that is repeated. */
function isRun(text: string) {
  const backwards = Array.from(text).toReversed().join('');
  const lines = [
    '01234567890123456789',
    'abcdefghijklmnopqrstuvwxyz',
    'qwertyuiopasdfghjklzxcvbnm',
    'qwertzuiopasdfghjklyxcvbnm',
  ];
  if (lines.some((line) => line.includes(text) || line.includes(backwards))) return true;

  return [1, 2, 3, 4, 5].some((length) => text === text.slice(0, length).repeat(text.length).slice(0, text.length));
}
