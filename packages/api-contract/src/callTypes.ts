import type { z } from 'zod';
import type { Call } from './defineCall.ts';
import type { Failure } from './failures/Failure.ts';

type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : unknown;
type Read<Schema> = Schema extends z.ZodType ? z.output<Schema> : unknown;
type Value<Schema> = Schema extends z.ZodType ? z.output<Schema> : null;
type Flat<Shape> = { [Key in keyof Shape]: Shape[Key] };

/** What a client passes to a call: path values, query and body in one object. */
export type CallInput<C> =
  C extends Call<infer Params, infer Query, infer Body> ? Flat<Sent<Params> & Sent<Query> & Sent<Body>> : never;

/** What a handler receives: the same object, parsed. */
export type CallRequest<C> =
  C extends Call<infer Params, infer Query, infer Body> ? Flat<Read<Params> & Read<Query> & Read<Body>> : never;

/** `data` of a successful answer. */
export type CallReply<C> = C extends { readonly reply: infer Reply } ? Value<Reply> : never;

/** `meta` of a successful answer; null for a call without. */
export type CallMeta<C> = C extends Call<infer _P, infer _Q, infer _B, infer _R, infer Meta> ? Value<Meta> : never;

/** Names of the failures that a call declares. */
export type CallFailureName<C> = C extends { readonly failures: readonly (infer Name)[] } ? Name : never;

/** `data` that may accompany a failure of the call. */
export type CallFailureData<C> =
  C extends Call<infer _P, infer _Q, infer _B, infer _R, infer _M, infer _N, infer Data> ? Value<Data> : never;

/** A reply with its `meta`: what a handler of a call with `meta` returns. */
export interface WithMeta<Data, Meta> {
  readonly data: Data;
  readonly meta: Meta;
}

/**
 * What a handler may return: the reply (with `meta` where the call has one) or a failure that the call
 * declares. An undeclared failure does not compile.
 */
export type CallOutcome<C> =
  | (CallMeta<C> extends null ? CallReply<C> : WithMeta<CallReply<C>, CallMeta<C>>)
  | ([CallFailureName<C>] extends [never]
      ? never
      : Failure<Extract<CallFailureName<C>, Failure['name']>, CallFailureData<C> | null>);
