import { z } from 'zod';
import type { Call } from '../defineCall.ts';
import { commonFailures, type FailureName } from '../failures/failureRegistry.ts';

const fieldErrors = z.record(z.string(), z.array(z.string()));

/** Each schema is made once: what Zod prepares for it at its first use serves every later one. */
const successSchemas = new WeakMap<Call, z.ZodType>();

/** Schema of the envelope around the reply of a call; for a bare call the schema of the reply itself. */
export function successSchema(call: Call): z.ZodType {
  const known = successSchemas.get(call);
  if (known) return known;

  const schema = call.bare ? call.reply : enveloped(call);
  successSchemas.set(call, schema);

  return schema;
}

const enveloped = (call: Call) =>
  z.object({
    status: z.literal('ok'),
    data: call.reply,
    message: z.string().nullable(),
    errors: z.null(),
    error: z.null(),
    code: z.literal(200),
    meta: call.meta ?? z.null(),
  });

/** Every failure that a call may answer with: its own and the common ones. */
export function failuresOf(call: Call): FailureName[] {
  return [...new Set<FailureName>([...call.failures, ...commonFailures])];
}

/** Schema of the envelope around a failure of a call. */
export function failureSchema(call: Call): z.ZodType {
  return z.object({
    status: z.literal('error'),
    data: call.failureData ? call.failureData.nullable() : z.null(),
    message: z.string(),
    errors: fieldErrors.nullable(),
    error: z.enum(failuresOf(call)),
    code: z.int(),
    meta: z.null(),
  });
}
