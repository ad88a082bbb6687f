import type { Method } from './defineCall.ts';
import type { FieldKinds } from './forms/FieldKind.ts';

/**
 * What a client needs to send a call: no schemas, so that browsers load no schema library.
 *
 * `Definition` carries the types of the call and exists at compile time only.
 */
export interface WireCall<Definition = unknown> {
  readonly name: string;
  readonly method: Method;
  /** Path below the API base with `{name}` for the fields of `params`. */
  readonly path: string;
  /** Row of the permission table. */
  readonly access: string;
  readonly params: readonly string[];
  readonly query: readonly string[];
  readonly body: FieldKinds;
  /** Outside `/v3` and outside the envelope. */
  readonly bare: boolean;
  /** Takes an `Idempotency-Key`. */
  readonly idempotent?: true;
  /** Never set. */
  readonly definition?: Definition;
}
