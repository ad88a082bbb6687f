/** The parts of a response that decide whether it may be stored. */
export interface Answered {
  readonly status: number;
  /** `basic` for a response of this very host. */
  readonly type: string;
  readonly redirected: boolean;
  readonly headers: { get(name: string): string | null };
}

/**
 * Whether a response may be stored on a device that others use too: only if it is the same for everybody, and says so.
 * Responses for signed-in users are `private`, and those of private pages are `no-store`. Both are never stored.
 */
export function isCacheable({ status, type, redirected, headers }: Answered) {
  const keeping = headers.get('cache-control') ?? '';
  return (
    status === 200 && type === 'basic' && !redirected && /\bpublic\b/.test(keeping) && !/no-store|private/.test(keeping)
  );
}

/** Cancels a response that is not read: while one is open, browsers let no newer worker take over. */
export const discard = async ({ body }: Response) => body?.cancel();
