import { Failure } from '@volan/api-contract';

/** The failure of a form with one invalid field; `code` is one of M20. */
export const fieldFailure = (field: string, code: string) =>
  new Failure<'validation', null>('validation', { errors: { [field]: [code] } });

/** The failure for too many requests. [M61] */
export const tooMany = () => new Failure<'rate-limited', null>('rate-limited');
