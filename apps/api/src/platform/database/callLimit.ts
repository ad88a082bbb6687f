import { AsyncLocalStorage } from 'node:async_hooks';

/** A call that is being answered. */
interface RunningCall {
  /** The `performance.now()` at which the caller is answered 503. */
  readonly endsAt: number;
  /** `late`: the caller was answered 503. `answered`: the call ended in time. */
  state: 'running' | 'late' | 'answered';
}

const calls = new AsyncLocalStorage<RunningCall>();

/** A call exceeded its time limit. The caller is answered 503 `unavailable`, and later writes are rolled back. */
export class CallTimeout extends Error {
  readonly code = 'CALL_TIMEOUT';
  readonly statusCode = 503;

  constructor() {
    super('The call took longer than it may. What it had not committed by then is rolled back.');
  }
}

/**
 * Answers a call within a time limit.
 *
 * The handler of a late call keeps running, but `connect` refuses to begin or commit its writes.
 *
 * @param limitMs milliseconds from now
 * @throws CallTimeout once the limit is over
 */
export async function limitCall<Answer>(limitMs: number, answer: () => Promise<Answer>): Promise<Answer> {
  const call: RunningCall = { endsAt: performance.now() + limitMs, state: 'running' };
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    call.state = 'late';
    late.reject(new CallTimeout());
  }, limitMs);

  try {
    return await Promise.race([calls.run(call, answer), late.promise]);
  } finally {
    clearTimeout(timer);
    if (call.state === 'running') call.state = 'answered';
  }
}

/**
 * The milliseconds that the current call has left. Null outside of a call, and in work that continues after its answer.
 *
 * @throws CallTimeout if its caller was answered 503
 */
export function msLeftOfCall(): number | null {
  const call = calls.getStore();
  if (!call || call.state === 'answered') return null;

  const left = call.endsAt - performance.now();
  if (call.state === 'late' || left <= 0) throw new CallTimeout();

  return left;
}
