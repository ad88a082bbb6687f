'use client';

import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { indexAfterKey } from './indexAfterKey.ts';

const stop = ':is(a[href], button, input, select, textarea, summary):not(:disabled, [type="hidden"])';
/** What moves a caret or changes its own value by arrows keeps them. */
const keepsKeys = 'select, textarea, input:not([type="checkbox"], [type="radio"])';
const opened = '[popover], details > :not(summary)';

/** The elements that can take the focus, without those in a panel that one of them opens. */
const stopsOf = (group: HTMLElement) =>
  [...group.querySelectorAll<HTMLElement>(stop)].filter((one) => {
    const panel = one.closest(opened);
    return one.checkVisibility() && (panel === null || !group.contains(panel));
  });

/** Radios of one question are one stop already: the browser goes to the checked one. */
const isSameQuestion = (one: HTMLElement, other: HTMLElement) =>
  one instanceof HTMLInputElement &&
  other instanceof HTMLInputElement &&
  one.type === 'radio' &&
  other.type === 'radio' &&
  one.name !== '' &&
  one.name === other.name;

/** A group in a toolbar is a part of the toolbar's row. */
const standsInToolbar = (group: HTMLElement) => group.parentElement?.closest('[role="toolbar"]') !== null;

/**
 * Makes a group one stop of the Tab key, with arrows, Home and End inside of it, as toolbars have it. Without
 * JavaScript each of its controls is a stop. `onMove` gets the element that a key has led to.
 */
export function useRovingFocus(group: RefObject<HTMLElement | null>, onMove?: (reached: HTMLElement) => void) {
  const last = useRef<HTMLElement>(undefined);
  const setStop = () => {
    const element = group.current;
    if (!element || standsInToolbar(element)) return;

    const stops = stopsOf(element);
    const hasFocus = element.contains(element.ownerDocument.activeElement);
    const chosen = hasFocus ? undefined : stops.find((one) => one.ariaChecked === 'true');
    const inPlace = element.role === 'radiogroup' ? chosen : undefined;
    const current = inPlace ?? stops.find((one) => one === last.current) ?? stops[0];
    for (const one of stops) one.tabIndex = one === current || (current && isSameQuestion(one, current)) ? 0 : -1;
  };

  // After each drawing: controls come, go and are switched off.
  useEffect(setStop);

  return {
    onFocus: ({ target }: { target: HTMLElement }) => {
      last.current = target;
      setStop();
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { currentTarget, target, key } = event;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || standsInToolbar(currentTarget)) return;
      if (!(target instanceof HTMLElement) || target.matches(keepsKeys)) return;

      const stops = stopsOf(currentTarget);
      const here = stops.indexOf(target);
      const next = here === -1 ? undefined : stops[indexAfterKey(key, here, stops.length) ?? -1];
      if (next) {
        event.preventDefault();
        next.focus();
        onMove?.(next);
      }
    },
  };
}
