import { faultOf, retryPauseMs, type Fault } from '../../runtime/browser/retryRule.ts';
import type { SendOutcome } from './PictureState.ts';

/** The account has uploaded too many pixels within a minute, so each retry waits for the longest pause. */
const tooManyAtOnce = 'pictures-at-once';

/** @param code at the field of the picture; null: the server found no fault in the picture itself */
function faultOfPicture(failure: string, code: string | null): Fault {
  if (failure === tooManyAtOnce) return 'server';
  // a connection that broke off left no picture in the form
  if (failure === 'validation' && code === null) return 'network';
  return faultOf(failure);
}

/** What follows a try that failed. */
export type AfterFailure =
  /** Nothing can be sent now: somebody has to sign in. */
  | { readonly kind: 'pause' }
  | { readonly kind: 'retry'; readonly afterMs: number }
  /** `why` is a code of M20, or the name of a failure; if it is `final`, the same file would be refused again. */
  | { readonly kind: 'failed'; readonly why: string; readonly final: boolean };

/**
 * What follows a try that failed. [M22]
 *
 * @param tries how often the picture was sent, this time included
 * @param pausesMs waits between tries; the last one repeats
 */
export function afterFailure(
  { failure, code }: Extract<SendOutcome, { ok: false }>,
  tries: number,
  pausesMs: readonly number[],
): AfterFailure {
  if (failure === 'unauthenticated') return { kind: 'pause' };

  const pauseMs = retryPauseMs(faultOfPicture(failure, code), tries, pausesMs);
  if (pauseMs !== null) {
    return { kind: 'retry', afterMs: failure === tooManyAtOnce ? (pausesMs.at(-1) ?? pauseMs) : pauseMs };
  }

  return { kind: 'failed', why: code ?? failure, final: code !== null || failure === 'conflict' };
}
