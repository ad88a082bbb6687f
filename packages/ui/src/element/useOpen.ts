'use client';

import { useEffect, useReducer, useRef, type Ref, type RefObject } from 'react';
import { useMergedRefs } from './useMergedRefs.ts';
import { warnOnce } from './warnMisuse.ts';

/** Whatever opens: dialogs, sheets, menus, parts that fold. */
export interface OpenProps {
  /** The parent decides whether it is open, and changes it in `onOpenChange`. */
  open?: boolean | undefined;
  /** It has opened or closed; with `open`, it asks the parent to. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

interface Native<Element> {
  isOpen: (element: Element) => boolean;
  show: (element: Element) => void;
  hide: (element: Element) => void;
}

export interface OpenState<Element> {
  element: RefObject<Element | null>;
  ref: Ref<Element>;
  /** Only the parent opens and closes it. */
  isHeld: boolean;
  /** Reports a change, once. If the parent does not take it over, it is undone, unless `insist` is `false`. */
  told: (open: boolean, insist?: boolean) => void;
}

/** Keeps an element that the browser opens and closes by itself in step with `open`. */
export function useOpen<Element extends HTMLElement>(
  { open, onOpenChange, ref }: OpenProps & { ref?: Ref<Element> | undefined },
  { isOpen, show, hide }: Native<Element>,
  startsOpen = false,
): OpenState<Element> {
  const element = useRef<Element>(null);
  const last = useRef(startsOpen);
  const [, check] = useReducer((count: number) => count + 1, 0);
  const isHeld = open !== undefined && onOpenChange !== undefined;

  // After each drawing: the browser may have opened or closed it in between, and the parent has refused.
  useEffect(() => {
    if (element.current && open !== undefined && isOpen(element.current) !== open) {
      (open ? show : hide)(element.current);
    }
  });

  const told = (next: boolean, insist = true) => {
    if (next === (open ?? last.current)) return;

    last.current = next;
    onOpenChange?.(next);
    if (isHeld && insist) check();
  };

  return { element, ref: useMergedRefs(element, ref), isHeld, told };
}

/**
 * Warns of two owners (`open` and `defaultOpen`), and of `open` without a handler. `handlers` are other properties that
 * tell the parent of its end.
 */
export function warnOfOpen(
  component: string,
  { open, defaultOpen, onOpenChange }: OpenProps & { defaultOpen?: boolean | undefined },
  ...handlers: unknown[]
): void {
  if (process.env.NODE_ENV === 'production' || open === undefined) return;
  if (defaultOpen !== undefined) {
    warnOnce(
      component,
      'it has both "open" and "defaultOpen", and "defaultOpen" is ignored',
      'keep "open" where the parent decides, "defaultOpen" where the component does',
    );
  }
  if (!onOpenChange && !handlers.some(Boolean)) {
    warnOnce(
      component,
      'it has "open" without "onOpenChange", so nobody is told when it is closed',
      'pass "onOpenChange", or leave "open" out',
    );
  }
}
