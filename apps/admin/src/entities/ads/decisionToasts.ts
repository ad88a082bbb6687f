import { createToasts } from '@volan/ui/Toast';

/** Toasts of the administration; the frame shows them. */
export const toasts = createToasts();

/** A decision about an ad or a company. */
export interface ShownDecision {
  /** Which case it was, such as `ad 7`. */
  readonly subject: string;
  /** Null: it cannot be undone. */
  readonly undoUntil: string | null;
}

/** How a decision is undone. */
export interface Undo {
  readonly label: string;
  readonly run: () => void;
}

interface Undoable extends Pick<Undo, 'run'> {
  readonly subject: string;
  readonly until: number;
  readonly toast: number;
}

let undoable: readonly Undoable[] = [];

/**
 * Shows a decision, with its undo button until the time for that ends. The decision before it can still be undone by the
 * key.
 */
export function showDecision(text: string, { subject, undoUntil }: ShownDecision, { label, run }: Undo) {
  for (const { toast } of undoable) toasts.close(toast);
  if (undoUntil === null) {
    toasts.show({ text });
    return;
  }
  const until = Date.parse(undoUntil);
  const toast = toasts.show({
    text,
    visible: Math.max(0, until - Date.now()),
    action: {
      label,
      onClick: () => {
        undoable = undoable.filter((one) => one.subject !== subject);
        run();
      },
    },
  });
  undoable = [...undoable.filter((one) => one.subject !== subject), { subject, run, until, toast }];
}

/** Removes the last decision that can still be undone, and returns how; null if there is none. */
export function takeUndoable(): (() => void) | null {
  const last = undoable.at(-1);
  undoable = undoable.slice(0, -1);
  if (!last || last.until <= Date.now()) return null;

  toasts.close(last.toast);

  return last.run;
}
