import type { ConfirmLabels } from './ConfirmDialog.tsx';

/** An open question. */
export interface Question extends ConfirmLabels {
  /** Distinguishes two questions with the same words. */
  number: number;
}

/** Asks one question at a time, from any code. */
export interface Confirm {
  /** Resolves with `true` for the action, `false` for everything else. Missing labels are those of the app. */
  ask: (question?: Partial<ConfirmLabels>) => Promise<boolean>;
  /** The open question, or undefined. */
  current: () => Question | undefined;
  resolve: (confirmed: boolean) => void;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Makes the questions of an app; one `ConfirmContainer` draws them.
 *
 * `defaults` are the texts of a question without its own, such as the title "Molimo potvrdite akciju". [C48]
 */
export function createConfirm(defaults: ConfirmLabels): Confirm {
  const queue: { question: Question; resolve: (confirmed: boolean) => void }[] = [];
  let number = 0;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };

  return {
    ask: (question) => {
      const given = Object.entries(question ?? {}).filter(([, words]) => words !== undefined);
      return new Promise((resolve) => {
        queue.push({ question: { ...defaults, ...Object.fromEntries(given), number: ++number }, resolve });
        tell();
      });
    },
    current: () => queue[0]?.question,
    resolve: (confirmed) => {
      queue.shift()?.resolve(confirmed);
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
