import type { PermissionName } from '@volan/domain-rules';
import type { z } from 'zod';
import type { FailureName } from './failures/failureRegistry.ts';

/** Methods of the API; there is no PATCH. [I08] */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Schema = z.ZodType | undefined;

/** One call of the API. Client, mock, server and documentation are made from it. */
export interface Call<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Reply extends z.ZodType = z.ZodType,
  Meta extends Schema = Schema,
  Name extends FailureName = FailureName,
  FailureData extends Schema = Schema,
> {
  readonly method: Method;
  /** Path below `/v3`, or from the root for a bare call; `{name}` stands for a field of `params`. */
  readonly path: string;
  /** Row of the permission table for the right that the call needs. */
  readonly access: PermissionName;
  /**
   * Needs the header `x-app-version`, which a page of another site cannot send: for calls that open, renew or end a
   * session by its cookies, and for what visitors write. Without it the answer is 403 `forbidden`, and `errors` names
   * the header. [I02]
   */
  readonly onlyFromApps?: true;
  /** One sentence for the reader of the documentation. */
  readonly summary: string;
  /** Values inside the path. A value that does not fit answers 404 `not-found`. */
  readonly params?: Params;
  /** Strict object: an unknown, repeated or malformed parameter answers 400 `bad-query` and is named in `errors`. */
  readonly query?: Query;
  /** Form fields. A value that does not fit answers 422 `validation`. */
  readonly body?: Body;
  /** `data` of the envelope, or the whole reply of a bare call. */
  readonly reply: Reply;
  /** `meta` of the envelope. */
  readonly meta?: Meta;
  /** Failures of the business, beside the `commonFailures`. */
  readonly failures: readonly Name[];
  /** `data` that may accompany a failure. */
  readonly failureData?: FailureData;
  /** It is outside of `/v3` and has no envelope. [I01] */
  readonly bare?: true;
  /**
   * Takes an `Idempotency-Key`: an id made by the client, so that a repeated request happens once. Without one, the same
   * request of the same session within ten seconds happens once. A key that is no UUID answers 422 `validation`.
   */
  readonly idempotent?: true;
}

/**
 * Defines a call. Field names of `params`, `query` and `body` differ from each other, because client and
 * handler see them as one input.
 */
export function defineCall<
  Reply extends z.ZodType,
  Name extends FailureName = never,
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
  Meta extends Schema = undefined,
  FailureData extends Schema = undefined,
>(
  call: Call<Params, Query, Body, Reply, Meta, Name, FailureData>,
): Call<Params, Query, Body, Reply, Meta, Name, FailureData> {
  return call;
}
