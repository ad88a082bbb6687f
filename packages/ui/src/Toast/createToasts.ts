import type { IconSource } from '../Icon/Icon.tsx';
import { requireText } from '../devWarnings/devWarnings.ts';

/** Milliseconds that a message is shown before it fades. [F20] */
export const toastVisible = 3000;
/** Milliseconds that it fades before it is removed. [F20] */
export const toastFade = 500;
/** More would cover the page: the others wait their turn. */
export const maxToasts = 3;

/** What just happened, in one sentence. */
export interface ToastMessage {
  text: string;
  /** `error` stays until the user closes it. @default 'done' */
  tone?: 'done' | 'error';
  icon?: IconSource;
  /** Milliseconds that it is shown, where an undo holds longer. @default 3000 */
  visible?: number;
  /** An undo: "Poništi"; of an error the way out: "Prijavi se". Pressing it closes the message. */
  action?: { label: string; onClick: () => void };
}

/** A message that is shown now. */
export interface ShownToast extends ToastMessage {
  id: number;
  fading: boolean;
}

/** The messages of one app, outside React: any code may show one. */
export interface Toasts {
  /**
   * Shows a message, or queues it until there is room, errors first. Returns the id for `close`. A message without undo
   * replaces a shown one with the same text, so that a repeated message is not stacked. An error with an action stays as
   * it is when it is repeated: somebody may be about to press it.
   */
  show(message: ToastMessage): number;
  /** Removes a message at once, whether it is shown or queued. */
  close(id: number): void;
  /** Stops the timer while the user hovers or focuses a message; one that is fading returns. [T45] */
  hold(id: number): void;
  /** The user has left it: the remaining time continues. */
  release(id: number): void;
  subscribe: (listener: () => void) => () => void;
  shown: () => readonly ShownToast[];
}

interface Clock {
  timer?: ReturnType<typeof setTimeout>;
  left: number;
  startedAt: number;
}

/** Makes the list of messages of an app; one `ToastContainer` draws it. */
export function createToasts(): Toasts {
  let lastId = 0;
  let shown: readonly ShownToast[] = [];
  let waiting: ShownToast[] = [];
  const clocks = new Map<number, Clock>();
  /** The messages that the user hovers or focuses. */
  const held = new Set<number>();
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
    if (toast.tone !== 'error') run(toast.id, toast.visible ?? toastVisible);
  }

  function take(id: number) {
    clearTimeout(clocks.get(id)?.timer);
    clocks.delete(id);
    held.delete(id);
    set(shown.filter((toast) => toast.id !== id));
  }

  function close(id: number) {
    waiting = waiting.filter((toast) => toast.id !== id);
    if (!shown.some((toast) => toast.id === id)) return;

    take(id);
    const next = waiting.find(isError) ?? waiting[0];
    if (next) {
      waiting = waiting.filter((toast) => toast !== next);
      enter(next);
    }
  }

  return {
    show(message) {
      if (process.env.NODE_ENV !== 'production') {
        requireText('Toast', 'text', message.text);
      }
      const waits = waiting.find((other) => saysTheSame(other, message));
      if (waits) return waits.id;

      const stands = shown.find((other) => saysTheSame(other, message));
      if (stands && (held.has(stands.id) || stands.action)) return stands.id;

      const toast = { ...message, id: ++lastId, fading: false };
      // Replaced rather than prolonged: it visibly appears, and screen readers announce it again.
      if (stands) take(stands.id);
      if (shown.length < maxToasts) enter(toast);
      else waiting.push(toast);

      return toast.id;
    },
    close,
    hold(id) {
      if (shown.some((toast) => toast.id === id)) held.add(id);
      const clock = clocks.get(id);
      if (!clock?.timer) return;

      clearTimeout(clock.timer);
      const fading = shown.some((toast) => toast.id === id && toast.fading);
      // Caught while fading: it is shown for the full time again.
      const left = fading ? toastVisible : Math.max(0, clock.left - (Date.now() - clock.startedAt));
      clocks.set(id, { left, startedAt: 0 });
      if (fading) fade(id, false);
    },
    release(id) {
      held.delete(id);
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

const isError = ({ tone }: ToastMessage) => tone === 'error';

/** Messages with an undo are never merged: each undoes something of its own. An error undoes nothing. */
const saysTheSame = (one: ToastMessage, other: ToastMessage) =>
  one.text === other.text && isError(one) === isError(other) && (isError(one) || (!one.action && !other.action));
