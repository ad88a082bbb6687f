const name = 'volan-session';

/** Longest wait for the other tabs, in milliseconds: one that hangs must not stop all. */
const longestWaitMs = 10_000;

/** The turn of one tab. */
export interface Turn<Value> {
  /** The value that a tab sent about `subject` while this one waited; null if none did. */
  heard(subject: string): Value | null;
  /** Tells the tabs that wait. */
  tell(subject: string, value: Value): void;
}

/**
 * Runs work in one tab of this origin at a time. A waiting tab hears what the others find out. If it hears nothing, it
 * finds out by itself, so nothing depends on the order of messages. In a browser without locks all tabs run at once.
 *
 * The channel is open only meanwhile: pages that hold one are kept out of the cache of Back and Forward by some
 * browsers.
 */
export async function oneTabAtATime<Value, Outcome>(work: (turn: Turn<Value>) => Promise<Outcome>): Promise<Outcome> {
  const said = new Map<string, Value>();
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : null;
  channel?.addEventListener('message', ({ data }: MessageEvent<{ subject: string; value: Value }>) => {
    said.set(data.subject, data.value);
  });
  const turn: Turn<Value> = {
    heard: (subject) => said.get(subject) ?? null,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    tell: (subject, value) => channel?.postMessage({ subject, value }),
  };
  const locks = typeof navigator === 'object' ? (navigator.locks as LockManager | undefined) : undefined;
  let begun = false;
  const run = () => ((begun = true), work(turn));
  try {
    return locks ? await locks.request(name, { signal: AbortSignal.timeout(longestWaitMs) }, run) : await run();
  } catch (error) {
    if (begun) throw error;
    return await run();
  } finally {
    channel?.close();
  }
}
