import { Failure } from '@volan/api-contract';

/** A form that does not fit because of one field; `code` is one of M20. */
export const fieldFailure = (field: string, code: string) =>
  new Failure<'validation', null>('validation', { errors: { [field]: [code] } });

/** Too many of these for now. [M61] */
export const tooMany = () => new Failure<'rate-limited', null>('rate-limited');
