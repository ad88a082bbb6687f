import type { Call } from '../defineCall.ts';
import { decryptField } from '../encryption/e1.ts';
import { Failure } from '../failures/Failure.ts';
import { decodeForm, type FormEntry } from '../forms/decodeForm.ts';
import { fieldKinds } from '../forms/fieldKinds.ts';

/** What a request with `encrypt: true` is bound to. */
export interface FormEncryption {
  /** Header `uid`; empty where it is missing, and then nothing decrypts. */
  readonly uid: string;
  /** Path below the API base as requested: ids filled in, no `/v3`, no query. */
  readonly path: string;
}

/**
 * Reads the form of a call into a body for `readRequest`.
 *
 * With `encryption` every field but files must be an `e1` text: a plain one is `enc-invalid`, all before validation.
 * Without it an `e1` text is text. [I03, I04, T14]
 */
export async function readForm(
  call: Call,
  fields: Iterable<readonly [field: string, value: unknown]>,
  encryption: FormEncryption | null,
): Promise<Record<string, unknown> | Failure<'validation' | 'enc-invalid' | 'enc-version'>> {
  const kinds = fieldKinds(call.body);
  const entries: FormEntry[] = [];
  for (const [field, value] of fields) {
    if (!encryption || typeof value !== 'string') {
      entries.push([field, value]);
      continue;
    }
    const context = { ...encryption, direction: 'c2s', method: call.method, field } as const;
    const opened = await decryptField(context, value);
    if (!opened.ok) {
      return new Failure(opened.failure);
    }
    entries.push([field, opened.value, 'decrypted']);
  }

  return decodeForm(kinds, entries);
}
