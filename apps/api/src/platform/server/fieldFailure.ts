import { Failure } from '@volan/api-contract';

/** The failure of a form with one invalid field; `code` is one of M20. */
export const fieldFailure = (field: string, code: string) =>
  new Failure<'validation', null>('validation', { errors: { [field]: [code] } });

/**
 * The failure for too many requests. [M61]
 *
 * @param seconds after which the next one is allowed. @default a minute
 */
export const tooMany = (seconds?: number) =>
  new Failure<'rate-limited', null>('rate-limited', seconds === undefined ? {} : { retryAfter: seconds });
