/** Waits between tries in milliseconds; the last one repeats. */
export const retryPausesMs: readonly number[] = [1000, 2000, 5000, 10_000, 30_000];

/** Tries after which a fault of the server is shown. */
const maxTries = 5;

/** Faults of the network: they end by themselves, however long that takes. */
const networkFaults = new Set(['offline', 'timeout', 'aborted', 'timed-out']);

/** Faults of the server that may have ended at the next try. */
const serverFaults = new Set(['internal', 'unavailable', 'malformed']);

/** Why a try failed: a refusal would only be repeated. */
export type Fault = 'network' | 'server' | 'refusal';

/** @param failure the name of the failure, as the API client gives it */
export function faultOf(failure: string): Fault {
  if (networkFaults.has(failure)) return 'network';
  return serverFaults.has(failure) ? 'server' : 'refusal';
}

/**
 * Milliseconds until the next try of an upload or a message; null: give up and show the failure.
 *
 * @param tries that have failed, with this one
 */
export function retryPauseMs(fault: Fault, tries: number, pausesMs = retryPausesMs): number | null {
  if (fault === 'refusal' || (fault === 'server' && tries >= maxTries)) return null;
  return pausesMs[Math.min(tries, pausesMs.length) - 1] ?? null;
}
