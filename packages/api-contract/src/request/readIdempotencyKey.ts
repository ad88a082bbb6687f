import type { Call } from '../defineCall.ts';
import { Failure } from '../failures/Failure.ts';
import { clientId } from '../fields/adFormFields.ts';

/** Name of the header, as servers and browsers write it. */
export const idempotencyHeader = 'idempotency-key';

/**
 * Seconds in which an idempotent call without a key counts as the same request: the same session sends the same content
 * again.
 */
export const sameRequestSeconds = 10;

/**
 * The id that a client gave to what it sends. Null: it gave none, or the call is not idempotent. Server and mock refuse
 * the same headers.
 */
export function readIdempotencyKey(
  call: Call,
  header: string | null | undefined,
): string | null | Failure<'validation'> {
  if (!call.idempotent || !header) return null;

  const read = clientId.safeParse(header);

  return read.success ? read.data : new Failure('validation', { errors: { [idempotencyHeader]: ['format'] } });
}
