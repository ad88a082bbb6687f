import { z } from 'zod';
import type { FieldKind, FieldKinds } from './FieldKind.ts';

/** Every request with a body asks. */
const kindsOf = new WeakMap<z.ZodType, FieldKinds>();

/**
 * Kinds of the fields of a body: a field whose schema is a string, or a union of strings, is text, any other JSON text,
 * a file stays a file, also where `null` may be in its place. The JSON type decides, so that a foreign client can read
 * the kind off the OpenAPI document.
 */
export function fieldKinds(body: z.ZodType | undefined): FieldKinds {
  if (!(body instanceof z.ZodObject)) {
    return {};
  }
  const known = kindsOf.get(body);
  if (known) return known;

  const fields = Object.entries<z.ZodType>(body.shape);
  const kinds = Object.fromEntries(fields.map(([name, schema]) => [name, fieldKind(schema)]));
  kindsOf.set(body, kinds);

  return kinds;
}

function fieldKind(schema: z.ZodType): FieldKind {
  const written = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  if ([written, ...(written.anyOf ?? [])].some((one) => one.format === 'binary')) {
    return 'file';
  }
  return isText(written) ? 'text' : 'json';
}

/** A string, or one of several; where `null` is allowed, a text cannot say whether it is meant. */
function isText({ type, anyOf }: z.core.JSONSchema.BaseSchema): boolean {
  return type === 'string' || (anyOf !== undefined && anyOf.every(isText));
}
