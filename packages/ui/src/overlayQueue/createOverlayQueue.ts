import { devError } from '../devWarnings/devWarnings.ts';

/** The overlays of a first visit, in their order. [T46] */
export const firstVisitOverlays = ['consent', 'language', 'push', 'app'] as const;

/** Whether an overlay has something to show: not said yet, waiting or being shown, nothing (any more). */
export type OverlayState = 'unknown' | 'wanted' | 'done';

/**
 * The overlay whose turn it is. A shown overlay is never replaced; otherwise the first that wants to show, once all
 * before it have said whether they want to: otherwise a quick app offer would come before the consent.
 */
export function overlayTurn<Name extends string>(
  order: readonly Name[],
  states: Readonly<Record<Name, OverlayState>>,
  standing?: Name,
): Name | undefined {
  if (standing && states[standing] === 'wanted') {
    return standing;
  }
  const next = order.find((name) => states[name] !== 'done');
  return next && states[next] === 'wanted' ? next : undefined;
}

/** Shows overlays one at a time. Outside React; `useOverlayTurn` is its hook. */
export interface OverlayQueue<Name extends string> {
  /** This one has something to show. It may say so again later, such as consent from the footer. */
  want: (name: Name) => void;
  /** This one has nothing to show, or was closed. */
  done: (name: Name) => void;
  current: () => Name | undefined;
  subscribe: (listener: () => void) => () => void;
}

/** Each overlay of `order` must say `want` or `done`, or those after it wait for ever. */
export function createOverlayQueue<Name extends string>(order: readonly Name[]): OverlayQueue<Name> {
  const states = Object.fromEntries(order.map((name) => [name, 'unknown'])) as Record<Name, OverlayState>;
  const listeners = new Set<() => void>();
  let standing: Name | undefined;
  const say = (name: Name, state: OverlayState) => {
    if (process.env.NODE_ENV !== 'production' && !order.includes(name)) {
      devError(
        'createOverlayQueue',
        `"${name}" has no turn`,
        'it would never be shown',
        `use one of ${order.join(', ')}`,
      );
    }
    states[name] = state;
    standing = overlayTurn(order, states, standing);
    for (const listener of listeners) listener();
  };

  return {
    want: (name) => say(name, 'wanted'),
    done: (name) => say(name, 'done'),
    current: () => standing,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
