import type { Failure } from '../failures/Failure.ts';
import { failureStatus, failureText } from '../failures/failureRegistry.ts';
import type { FailureEnvelope, SuccessEnvelope } from './Envelope.ts';

/** Puts a reply into the envelope. */
export function successEnvelope<Data, Meta = null>(data: Data, meta: Meta): SuccessEnvelope<Data, Meta> {
  return { status: 'ok', data, message: null, errors: null, error: null, code: 200, meta };
}

/**
 * Puts a failure into the envelope.
 *
 * `translated` is its text in the visitor’s language; a text that the specification fixes wins over it [K01].
 */
export function failureEnvelope<Data>(
  failure: Failure<Failure['name'], Data>,
  translated: string,
): FailureEnvelope<Data> {
  return {
    status: 'error',
    data: failure.data,
    message: failureText(failure.name) ?? translated,
    errors: failure.errors,
    error: failure.name,
    code: failureStatus(failure.name),
    meta: null,
  };
}
