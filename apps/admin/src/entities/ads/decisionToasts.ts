import { createToasts } from '@volan/ui/Toast';

/** Toasts of the administration; the frame shows them. */
export const toasts = createToasts();

interface Undoable {
  readonly adId: number;
  readonly until: number;
  readonly toast: number;
}

let undoable: readonly Undoable[] = [];

/**
 * Shows a decision about an ad, with its undo button until the time for that ends. The decision before it can still be
 * undone by the key.
 */
export function showDecision(text: string, ad: { id: number; undoUntil: string | null }, undo: Undo) {
  for (const { toast } of undoable) toasts.close(toast);
  if (ad.undoUntil === null) {
    toasts.show({ text });
    return;
  }
  const until = Date.parse(ad.undoUntil);
  const toast = toasts.show({
    text,
    visible: Math.max(0, until - Date.now()),
    action: {
      label: undo.label,
      onClick: () => {
        undoable = undoable.filter((one) => one.adId !== ad.id);
        undo.run(ad.id);
      },
    },
  });
  undoable = [...undoable.filter(({ adId }) => adId !== ad.id), { adId: ad.id, until, toast }];
}

/** How a decision is undone. */
export interface Undo {
  readonly label: string;
  readonly run: (adId: number) => void;
}

/** Removes and returns the last decision that can still be undone; null if there is none. */
export function takeUndoable(): number | null {
  const last = undoable.at(-1);
  undoable = undoable.slice(0, -1);
  if (!last || last.until <= Date.now()) return null;

  toasts.close(last.toast);

  return last.adId;
}
