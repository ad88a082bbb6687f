import { z } from 'zod';

/** Fields of an object schema as a client writes them; the side before a transformation, none for no schema. */
export function inputFields(schema: z.ZodType | undefined): Record<string, z.ZodType> {
  if (schema instanceof z.ZodPipe) {
    return inputFields(schema.in as z.ZodType);
  }
  return schema instanceof z.ZodObject ? schema.shape : {};
}
