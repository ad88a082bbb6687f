import type { Call } from '../defineCall.ts';
import { Failure } from '../failures/Failure.ts';
import { clientId } from '../fields/adFormFields.ts';

/** Name of the header, as servers and browsers write it. */
export const idempotencyHeader = 'idempotency-key';

/**
 * The id that a client gave to what it sends; null on calls that need none. Server and mock refuse the same headers.
 */
export function readIdempotencyKey(
  call: Call,
  header: string | null | undefined,
): string | null | Failure<'validation'> {
  if (!call.idempotent) return null;
  if (!header) return new Failure('validation', { errors: { [idempotencyHeader]: ['required'] } });

  const read = clientId.safeParse(header);

  return read.success ? read.data : new Failure('validation', { errors: { [idempotencyHeader]: ['format'] } });
}
