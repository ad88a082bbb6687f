import type { FieldErrors } from '../failures/Failure.ts';
import { Failure } from '../failures/Failure.ts';
import type { FieldKinds } from './FieldKind.ts';

/** One field of a form as it arrived: text, a file as the server holds it, or a value that was decrypted. */
export type FormEntry = readonly [field: string, value: unknown, source?: 'decrypted'];

/**
 * Reads the fields of a form into a body.
 *
 * A repeated field, JSON text that does not parse and a text field after a file are a `validation` failure that names
 * the field with `repeated`, `json` or `order`. Fields that the call does not know are kept as text, for the schema to
 * refuse. `null` in the place of a file is its text. A decrypted value is taken as it is. Multipart writes every line
 * break of a text as CRLF: here they become LF again.
 */
export function decodeForm(
  kinds: FieldKinds,
  entries: Iterable<FormEntry>,
): Record<string, unknown> | Failure<'validation'> {
  const values = new Map<string, unknown>();
  const errors: FieldErrors = {};
  let fileSeen = false;
  for (const [field, value, source] of entries) {
    const kind = Object.hasOwn(kinds, field) ? kinds[field] : 'text';
    fileSeen ||= kind === 'file';
    if (values.has(field)) {
      errors[field] = ['repeated'];
    } else if (fileSeen && kind !== 'file') {
      errors[field] = ['order'];
    } else if (kind === 'json' && source !== 'decrypted') {
      const parsed = parseJson(value);
      if (!parsed) {
        errors[field] = ['json'];
      }
      values.set(field, parsed?.value);
    } else if (kind === 'file') {
      values.set(field, value === 'null' ? null : value);
    } else {
      const isPlainText = typeof value === 'string' && source !== 'decrypted';
      values.set(field, isPlainText ? value.replaceAll(/\r\n?/g, '\n') : value);
    }
  }

  return Object.keys(errors).length > 0 ? new Failure('validation', { errors }) : Object.fromEntries(values);
}

function parseJson(text: unknown): { value: unknown } | null {
  try {
    return typeof text === 'string' ? { value: JSON.parse(text) } : null;
  } catch {
    return null;
  }
}
