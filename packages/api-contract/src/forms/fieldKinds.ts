import { z } from 'zod';
import type { FieldKind, FieldKinds } from './FieldKind.ts';

/**
 * Kinds of the fields of a body: a field whose schema is a string is text, any other JSON text, a file stays
 * a file. The JSON type decides, so that a foreign client can read the kind off the OpenAPI document.
 */
export function fieldKinds(body: z.ZodType | undefined): FieldKinds {
  if (!(body instanceof z.ZodObject)) {
    return {};
  }
  const fields = Object.entries<z.ZodType>(body.shape);
  return Object.fromEntries(fields.map(([name, schema]) => [name, fieldKind(schema)]));
}

function fieldKind(schema: z.ZodType): FieldKind {
  const { type, format } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  if (type !== 'string') {
    return 'json';
  }
  return format === 'binary' ? 'file' : 'text';
}
