import type { UploadedPicture } from '@volan/api-contract';
import { faultOf, retryPauseMs, retryPausesMs, type Fault } from '../../runtime/browser/retryRule.ts';

/** Where a picture is on its way to the server. */
export type PictureState =
  /** Its turn has not come, or nothing can be sent now. */
  | { readonly state: 'waiting' }
  /** `sent` goes from 0 to 1. */
  | { readonly state: 'uploading'; readonly sent: number }
  /** The server has all of it and makes a picture of it. */
  | { readonly state: 'converting' }
  | { readonly state: 'done'; readonly picture: UploadedPicture }
  /** `why` is a code of M20, or the name of a failure; if it is `final`, the same file would be refused again. */
  | { readonly state: 'failed'; readonly why: string; readonly final: boolean };

/** The outcome of one try. */
export type SendOutcome =
  | { readonly ok: true; readonly picture: UploadedPicture }
  /** The name of the failure, and the code at the field of the picture, if any. */
  | { readonly ok: false; readonly failure: string; readonly code: string | null };

/** Sends a picture once. Never rejects. */
export type SendPicture = (
  id: string,
  file: Blob,
  options: { readonly signal: AbortSignal; readonly onSent: (share: number) => void },
) => Promise<SendOutcome>;

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

/** The account has uploaded too many pixels within a minute, so each retry waits for the longest pause. */
const tooManyAtOnce = 'pictures-at-once';

/** @param code at the field of the picture; null: the server found no fault in the picture itself */
function faultOfPicture(failure: string, code: string | null): Fault {
  if (failure === tooManyAtOnce) return 'server';
  // a connection that broke off left no picture in the form
  if (failure === 'validation' && code === null) return 'network';
  return faultOf(failure);
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

/**
 * Sends pictures in the order in which they were added, one request each, several at once; HEIC one after the other. A
 * try that the network or the server failed is repeated. Nothing is sent before `goOn`. Every try of a picture has the
 * same id, so the server keeps it once. [M22]
 */
export function createUploadQueue(options: QueueOptions) {
  const { send, onSettled = () => {}, atOnce = 3, pausesMs = retryPausesMs } = options;
  const queued = new Map<string, Queued>();
  let states: ReadonlyMap<string, PictureState> = new Map();
  let isOpen = false;
  const listeners = new Set<() => void>();

  function set(id: string, state: PictureState | null) {
    const next = new Map(states);
    if (state) next.set(id, state);
    else next.delete(id);
    states = next;
    for (const listener of listeners) listener();
  }

  function next() {
    if (!isOpen) return;

    const sent = [...queued.values()].filter((one) => one.running);
    let running = sent.length;
    let isConverting = sent.some(({ file }) => isHeic(file));
    for (const [id, one] of queued) {
      if (running >= atOnce) return;
      if (one.running || one.timer || states.get(id)?.state !== 'waiting') continue;
      if (isConverting && isHeic(one.file)) continue;

      isConverting ||= isHeic(one.file);
      running += 1;
      void tryOnce(id, one);
    }
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

  function settleFailure(id: string, one: Queued, { failure, code }: Extract<SendOutcome, { ok: false }>) {
    const pauseMs = retryPauseMs(faultOfPicture(failure, code), one.tries, pausesMs);
    if (failure === 'unauthenticated') {
      set(id, { state: 'waiting' });
      pause();
    } else if (pauseMs !== null) {
      set(id, { state: 'waiting' });
      one.timer = setTimeout(
        () => {
          one.timer = null;
          next();
        },
        failure === tooManyAtOnce ? pausesMs.at(-1) : pauseMs,
      );
    } else {
      const final = code !== null || failure === 'conflict';
      // the same file would only be refused again
      if (final) onSettled(id);
      set(id, { state: 'failed', why: code ?? failure, final });
    }
  }

  /** Gives all running tries up; the pictures wait. */
  function pause() {
    isOpen = false;
    for (const [id, one] of queued) {
      if (one.timer) clearTimeout(one.timer);
      one.timer = null;
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
      if (queued.has(id) || states.get(id)?.state === 'done') return;

      queued.set(id, { file, tries: 0, running: null, timer: null });
      set(id, { state: 'waiting' });
      next();
    },
    /** Refuses a picture without sending it. */
    refuse: (id: string, why: string) => set(id, { state: 'failed', why, final: true }),
    /** Sends one that failed again, from the beginning. */
    retry(id: string) {
      const one = queued.get(id);
      if (!one || states.get(id)?.state !== 'failed') return;

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
      for (const one of queued.values()) {
        if (one.timer) clearTimeout(one.timer);
        one.timer = null;
      }
      next();
    },
    pause,
    /** The state of each picture; the same object until something changes. */
    read: () => states,
    /** Calls the listener after each change; returns the function that ends it. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
