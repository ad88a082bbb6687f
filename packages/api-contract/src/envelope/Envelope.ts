import type { FieldErrors } from '../failures/Failure.ts';
import type { FailureName } from '../failures/failureRegistry.ts';

/** An answer of the API around a reply. [I06] */
export interface SuccessEnvelope<Data = unknown, Meta = unknown> {
  status: 'ok';
  data: Data;
  message: string | null;
  errors: null;
  error: null;
  /** HTTP status. */
  code: number;
  meta: Meta;
}

/** An answer of the API around a failure. [I06] */
export interface FailureEnvelope<Data = unknown> {
  status: 'error';
  data: Data | null;
  /** Text of the failure in the visitor’s language. */
  message: string;
  errors: FieldErrors | null;
  error: FailureName;
  /** HTTP status. */
  code: number;
  meta: null;
}

/** Everything that `/v3` answers. */
export type Envelope<Data = unknown, Meta = unknown, FailureData = unknown> =
  | SuccessEnvelope<Data, Meta>
  | FailureEnvelope<FailureData>;
