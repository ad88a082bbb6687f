import { z } from 'zod';
import type { CallRequest } from '../callTypes.ts';
import type { Call } from '../defineCall.ts';
import { Failure } from '../failures/Failure.ts';
import { fieldErrors } from './fieldErrors.ts';
import { unstorableFields } from './unstorableFields.ts';

/** The parts of a request as they arrived. */
export interface RawRequest {
  /** Decoded values of the path. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Fields of the body after `decodeForm`, or a JSON object. */
  readonly body?: unknown;
}

/**
 * Parses a request by the schemas of its call into one object for the handler.
 *
 * A path value that does not fit is `not-found`, a query value `bad-query`, a body field `validation`. An empty query
 * parameter is an absent one. Server and mock share it, so both refuse the same requests.
 */
export function readRequest<C extends Call>(
  call: C,
  request: RawRequest,
): { ok: true; input: CallRequest<C> } | { ok: false; failure: Failure } {
  const params = read(call.params, request.params);
  if (!params.ok || unstorableFields(request.params)) {
    return { ok: false, failure: new Failure('not-found') };
  }
  const repeated = [...new Set(request.query.keys())].filter((key) => request.query.getAll(key).length > 1);
  if (repeated.length > 0) {
    const errors = Object.fromEntries(repeated.map((key) => [key, ['repeated']]));
    return { ok: false, failure: new Failure('bad-query', { errors }) };
  }
  const given = [...request.query].filter(([, value]) => value !== '');
  const unreadable = unstorableFields(Object.fromEntries(given));
  if (unreadable) {
    return { ok: false, failure: new Failure('bad-query', { errors: unreadable }) };
  }
  const query = read(call.query ?? noQuery, Object.fromEntries(given));
  if (!query.ok) {
    return { ok: false, failure: new Failure('bad-query', { errors: fieldErrors(query.error) }) };
  }
  const unstorable = unstorableFields(request.body ?? {});
  if (unstorable) {
    return { ok: false, failure: new Failure('validation', { errors: unstorable }) };
  }
  const body = read(call.body, request.body ?? {});
  if (!body.ok) {
    return { ok: false, failure: new Failure('validation', { errors: fieldErrors(body.error) }) };
  }

  return {
    ok: true,
    input: Object.assign({}, params.value, query.value, body.value) as CallRequest<C>,
  };
}

const noQuery = z.strictObject({});

type ReadPart = { ok: true; value: object } | { ok: false; error: z.ZodError };

function read(schema: z.ZodType | undefined, value: unknown): ReadPart {
  if (!schema) {
    return { ok: true, value: {} };
  }
  const result = schema.safeParse(value, { reportInput: true });
  return result.success ? { ok: true, value: result.data as object } : { ok: false, error: result.error };
}
