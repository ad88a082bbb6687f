import { observedState } from '../../runtime/browser/observedState.ts';
import { retryPausesMs } from '../../runtime/browser/retryRule.ts';
import { afterFailure } from './afterFailure.ts';
import type { PictureState, SendOutcome, SendPicture } from './PictureState.ts';

/** The dependencies of a queue. */
export interface QueueOptions {
  readonly send: SendPicture;
  /** The server has it or refuses it for good, or it was removed: its file is needed no more. */
  readonly onSettled?: (id: string) => void;
  /** Pictures on their way at the same time. @default 3 */
  readonly atOnce?: number;
  /** Waits between tries in milliseconds; the last one repeats. @default 1, 2, 5, 10 and 30 seconds */
  readonly pausesMs?: readonly number[];
}

/** Whether a file is a photo as phones of Apple keep it, which the server converts: HEIC. */
export const isHeic = (file: Blob) =>
  /^image\/hei[cf]/.test(file.type) || (file instanceof File && /\.hei[cf]$/i.test(file.name));

interface Queued {
  readonly file: Blob;
  tries: number;
  /** Gives the running try up. */
  running: AbortController | null;
  /** Ends the wait for the next try. */
  timer: ReturnType<typeof setTimeout> | null;
}

/** Ends the wait for the next try. */
function stopWaiting(one: Queued) {
  if (one.timer) clearTimeout(one.timer);
  one.timer = null;
}

/** The pictures that may be sent now, in their order. A limit holds for all, and one of them may need a conversion. */
function startable(
  queued: ReadonlyMap<string, Queued>,
  states: ReadonlyMap<string, PictureState>,
  atOnce: number,
): (readonly [id: string, one: Queued])[] {
  const sent = [...queued.values()].filter((one) => one.running);
  const started: (readonly [string, Queued])[] = [];
  let isConverting = sent.some(({ file }) => isHeic(file));
  for (const [id, one] of queued) {
    if (sent.length + started.length >= atOnce) break;
    if (one.running || one.timer || states.get(id)?.state !== 'waiting') continue;
    if (isConverting && isHeic(one.file)) continue;

    isConverting ||= isHeic(one.file);
    started.push([id, one]);
  }

  return started;
}

/**
 * Sends pictures in the order in which they were added, one request each, several at once; HEIC one after the other. A
 * try that the network or the server failed is repeated. Nothing is sent before `goOn`. Every try of a picture has the
 * same id, so the server keeps it once. [M22]
 */
export function createUploadQueue(options: QueueOptions) {
  const { send, onSettled = () => {}, atOnce = 3, pausesMs = retryPausesMs } = options;
  const queued = new Map<string, Queued>();
  const states = observedState<ReadonlyMap<string, PictureState>>(new Map());
  let isOpen = false;

  function set(id: string, state: PictureState | null) {
    const next = new Map(states.read());
    if (state) next.set(id, state);
    else next.delete(id);
    states.write(next);
  }

  function next() {
    if (!isOpen) return;

    for (const [id, one] of startable(queued, states.read(), atOnce)) void tryOnce(id, one);
  }

  async function tryOnce(id: string, one: Queued) {
    const running = new AbortController();
    one.running = running;
    one.tries += 1;
    set(id, { state: 'uploading', sent: 0 });
    const onSent = (sent: number) => {
      if (one.running === running) set(id, sent < 1 ? { state: 'uploading', sent } : { state: 'converting' });
    };
    const outcome = await send(id, one.file, { signal: running.signal, onSent });
    // it was removed or paused meanwhile, which has set the picture's state already
    if (one.running !== running) return;

    one.running = null;
    if (outcome.ok) {
      queued.delete(id);
      onSettled(id);
      set(id, { state: 'done', picture: outcome.picture });
    } else settleFailure(id, one, outcome);
    next();
  }

  function settleFailure(id: string, one: Queued, outcome: Extract<SendOutcome, { ok: false }>) {
    const after = afterFailure(outcome, one.tries, pausesMs);
    if (after.kind === 'failed') {
      // the same file would only be refused again
      if (after.final) onSettled(id);
      set(id, { state: 'failed', why: after.why, final: after.final });
      return;
    }
    set(id, { state: 'waiting' });
    if (after.kind === 'pause') return pause();

    one.timer = setTimeout(() => {
      one.timer = null;
      next();
    }, after.afterMs);
  }

  /** Gives all running tries up; the pictures wait. */
  function pause() {
    isOpen = false;
    for (const [id, one] of queued) {
      stopWaiting(one);
      if (!one.running) continue;

      const { running } = one;
      one.running = null;
      one.tries -= 1;
      running.abort();
      set(id, { state: 'waiting' });
    }
  }

  return {
    /** Puts a picture at the end of the queue; one that is in it already stays. */
    add(id: string, file: Blob) {
      if (queued.has(id) || states.read().get(id)?.state === 'done') return;

      queued.set(id, { file, tries: 0, running: null, timer: null });
      set(id, { state: 'waiting' });
      next();
    },
    /** Refuses a picture without sending it. */
    refuse: (id: string, why: string) => set(id, { state: 'failed', why, final: true }),
    /** Sends one that failed again, from the beginning. */
    retry(id: string) {
      const one = queued.get(id);
      if (!one || states.read().get(id)?.state !== 'failed') return;

      one.tries = 0;
      set(id, { state: 'waiting' });
      next();
    },
    /** Forgets a picture in any state, and cancels its upload. */
    remove(id: string) {
      const one = queued.get(id);
      queued.delete(id);
      if (one?.timer) clearTimeout(one.timer);
      const running = one?.running;
      if (one) one.running = null;
      running?.abort();
      onSettled(id);
      set(id, null);
      next();
    },
    /** Begins to send, and ends all waits: somebody has signed in, or the network is back. */
    goOn() {
      isOpen = true;
      for (const one of queued.values()) stopWaiting(one);
      next();
    },
    pause,
    /** The state of each picture; the same object until something changes. */
    read: states.read,
    /** Calls the listener after each change; returns the function that ends it. */
    subscribe: states.subscribe,
  };
}
