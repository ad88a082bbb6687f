import type { IconSource } from '../Icon/Icon.tsx';
import { requireWords } from '../misuse/requireWords.ts';

/** Milliseconds that a message stands before it fades. [F20] */
export const toastVisible = 3000;
/** Milliseconds that it fades before it is removed. [F20] */
export const toastFade = 500;
/** More would cover the page: the others wait their turn. */
export const mostToasts = 3;

/** What just happened, in one sentence. */
export interface ToastMessage {
  words: string;
  /** `error` stays until the reader closes it. @default 'done' */
  tone?: 'done' | 'error';
  icon?: IconSource;
  /** One way back: "Poništi". The message goes when it is pressed. */
  action?: { label: string; onClick: () => void };
}

/** A message that stands in the page. */
export interface ShownToast extends ToastMessage {
  id: number;
  fading: boolean;
}

/** The messages of one app, outside React: any code may show one. */
export interface Toasts {
  /** Shows a message, or lets it wait for room. Returns the id that `close` takes. */
  show(message: ToastMessage): number;
  /** Takes a message away at once, whether it stands or waits. */
  close(id: number): void;
  /** Stops the clock while the reader is on a message; one that fades comes back. [T45] */
  hold(id: number): void;
  /** The reader has left it: the time that was left runs on. */
  release(id: number): void;
  subscribe: (listener: () => void) => () => void;
  shown: () => readonly ShownToast[];
}

interface Clock {
  timer?: ReturnType<typeof setTimeout>;
  left: number;
  startedAt: number;
}

/** Makes the list of messages of an app; one `ToastPlace` draws it. */
export function createToasts(): Toasts {
  let lastId = 0;
  let shown: readonly ShownToast[] = [];
  let waiting: ShownToast[] = [];
  const clocks = new Map<number, Clock>();
  const listeners = new Set<() => void>();

  const set = (next: readonly ShownToast[]) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const fade = (id: number, fading: boolean) =>
    set(shown.map((toast) => (toast.id === id ? { ...toast, fading } : toast)));

  function run(id: number, left: number) {
    const after = setTimeout(() => {
      fade(id, true);
      clocks.set(id, { left: 0, startedAt: Date.now(), timer: setTimeout(() => close(id), toastFade) });
    }, left);
    clocks.set(id, { left, startedAt: Date.now(), timer: after });
  }

  function enter(toast: ShownToast) {
    set([...shown, toast]);
    if (toast.tone !== 'error') run(toast.id, toastVisible);
  }

  function close(id: number) {
    clearTimeout(clocks.get(id)?.timer);
    clocks.delete(id);
    waiting = waiting.filter((toast) => toast.id !== id);
    if (!shown.some((toast) => toast.id === id)) return;
    set(shown.filter((toast) => toast.id !== id));
    const [next, ...others] = waiting;
    if (next) {
      waiting = others;
      enter(next);
    }
  }

  return {
    show(message) {
      if (process.env.NODE_ENV !== 'production') {
        requireWords('Toast', 'words', message.words);
      }
      const toast = { ...message, id: ++lastId, fading: false };
      if (shown.length < mostToasts) enter(toast);
      else waiting.push(toast);
      return toast.id;
    },
    close,
    hold(id) {
      const clock = clocks.get(id);
      if (!clock?.timer) return;
      clearTimeout(clock.timer);
      const fading = shown.some((toast) => toast.id === id && toast.fading);
      // Caught while it faded: whoever came back for it has the whole time again.
      const left = fading ? toastVisible : Math.max(0, clock.left - (Date.now() - clock.startedAt));
      clocks.set(id, { left, startedAt: 0 });
      if (fading) fade(id, false);
    },
    release(id) {
      const clock = clocks.get(id);
      if (clock && !clock.timer) run(id, clock.left);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    shown: () => shown,
  };
}
