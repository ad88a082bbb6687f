import type { FailureName } from './failureRegistry.ts';

/** Codes of what is wrong, by field. [M20] */
export type FieldErrors = Record<string, string[]>;

/** What may accompany a failure. */
export interface FailureDetails<Data = unknown> {
  /** Errors by field. */
  errors?: FieldErrors;
  /** Value for `data` of the envelope; only what `failureData` of the call allows. */
  data?: Data;
  /** Seconds after which the same call may succeed. @default as the failure says */
  retryAfter?: number;
}

/** A failure that a handler returns instead of a reply: a value, never thrown. */
export class Failure<Name extends FailureName = FailureName, Data = unknown> {
  readonly name: Name;
  readonly errors: FieldErrors | null;
  readonly data: Data | null;
  /** Seconds after which the same call may succeed; null: as the failure says. */
  readonly retryAfter: number | null;

  constructor(name: Name, details: FailureDetails<Data> = {}) {
    this.name = name;
    this.errors = details.errors ?? null;
    this.data = details.data ?? null;
    this.retryAfter = details.retryAfter ?? null;
  }
}
