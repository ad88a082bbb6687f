import type { Failed } from './Result.ts';

/** A failed call as an error, for code that works by throwing: loaders and queries. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly failed: Failed<unknown>;

  constructor(callName: string, failed: Failed<unknown>) {
    super(`The call ${callName} failed with "${failed.failure}"${failed.code ? ` (HTTP ${failed.code})` : ''}.`);
    this.failed = failed;
  }
}
