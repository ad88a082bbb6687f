import { z } from 'zod';
import type { JsonSchema } from './JsonSchema.ts';

const local = '#/$defs/';
const shared = '#/components/schemas/';

/** Turns schemas of the contract into JSON Schema and gathers the named entities for `components.schemas`. */
export class SchemaCollector {
  readonly components: Record<string, JsonSchema> = {};

  /** JSON Schema of a value; entities become references to `components.schemas`. */
  collect(schema: z.ZodType): JsonSchema {
    const written: JsonSchema = z.toJSONSchema(schema, { unrepresentable: 'any' });
    const { $schema: _dialect, $defs = {}, id: name, ...own } = rename(written) as JsonSchema;
    for (const [entity, { id: _id, ...body }] of Object.entries($defs as Record<string, JsonSchema>)) {
      this.components[entity] = body;
    }
    if (typeof name !== 'string') {
      return own;
    }
    this.components[name] = own;

    return { $ref: shared + name };
  }
}

function rename(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(rename);
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) =>
      key === '$ref' && typeof part === 'string' ? [key, part.replace(local, shared)] : [key, rename(part)],
    ),
  );
}
