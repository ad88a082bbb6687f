import type { FieldKinds } from './FieldKind.ts';

/**
 * Writes the fields of a body into a form: text as it is, any other value as JSON text, files last, the text `null` in
 * the place of one that is null. [I04]
 *
 * A field that is undefined is left out. `encrypt` replaces the text of every field but files [I03].
 */
export async function encodeForm(
  kinds: FieldKinds,
  values: Readonly<Record<string, unknown>>,
  encrypt?: (field: string, value: unknown) => Promise<string>,
): Promise<FormData> {
  const form = new FormData();
  const given = Object.entries(kinds).filter(([field]) => values[field] !== undefined);
  for (const [field, kind] of given) {
    if (kind === 'file') {
      continue;
    }
    const value = values[field];
    const plain = kind === 'text' ? String(value) : JSON.stringify(value);
    form.append(field, encrypt ? await encrypt(field, value) : plain);
  }
  for (const [field, kind] of given) {
    if (kind !== 'file') {
      continue;
    }
    const file = values[field] as Blob | null;
    form.append(field, file ?? (encrypt ? await encrypt(field, null) : 'null'));
  }

  return form;
}
