import type { CallInput, CallReply, WireCall } from '@volan/api-contract';
import type { LanguageValue } from '@volan/domain-rules';
import type { Result } from './Result.ts';

/** Options of one send. */
export interface SendOptions {
  /** Gives the call up: a query whose component is gone. [T21] */
  readonly signal?: AbortSignal;
  /** Longest wait for the answer, in milliseconds. @default that of the client */
  readonly timeoutMs?: number;
  /**
   * Id of what is sent, for calls that happen once: a form that is sent again gives the same. @default a new one, the
   * same when the client itself repeats a call
   */
  readonly idempotencyKey?: string;
}

/** Arguments after the call: the input may be left out where nothing is required. */
export type SendArguments<C> =
  object extends CallInput<C>
    ? [input?: CallInput<C>, options?: SendOptions]
    : [input: CallInput<C>, options?: SendOptions];

/** The client of the API. */
export interface Api {
  /** Language value of the texts this client asks for. */
  readonly language: LanguageValue;
  /** Sends a call; never throws. */
  send<C>(call: WireCall<C>, ...rest: SendArguments<C>): Promise<Result<C>>;
  /** The reply, or null on any failure; `onError` hears of it. [I09, K02, T15] */
  sendOrNull<C>(call: WireCall<C>, ...rest: SendArguments<C>): Promise<CallReply<C> | null>;
  /** The list, or an empty one on any failure; `onError` hears of it. For profile types. [I09, J21] */
  sendOrEmpty<C>(call: WireCall<C>, ...rest: SendArguments<C>): Promise<CallReply<C> | []>;
}
