import type { CallFailureData, CallMeta, CallReply } from '@volan/api-contract';
import type { FailureName, FieldErrors } from '@volan/api-contract/wire';

/** Failures between client and server: no network, too slow, aborted by the caller, or a malformed response. */
export type TransportFailure = 'offline' | 'timeout' | 'aborted' | 'malformed';

/** A call that went through. */
export interface Success<C> {
  ok: true;
  data: CallReply<C>;
  meta: CallMeta<C>;
}

/** A call that failed: "broken" never looks like "empty". [T15] */
export interface Failed<C> {
  ok: false;
  failure: FailureName | TransportFailure;
  /** Codes by field. [M20] */
  errors: FieldErrors | null;
  /** Text of the server in the visitor’s language; null where the server said nothing. */
  message: string | null;
  /** HTTP status; null without a response. */
  code: number | null;
  /** What accompanies the failure, such as the name of an ad that is gone. */
  data: CallFailureData<C> | null;
  /** Seconds after which the call may be sent again; absent where the server did not say. */
  retryAfter?: number;
}

/** Outcome of a call. */
export type Result<C> = Success<C> | Failed<C>;
