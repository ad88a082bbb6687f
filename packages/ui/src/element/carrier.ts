'use client';

import { useLayoutEffect, type FocusEvent, type RefObject } from 'react';

type Attributes = Record<string, unknown>;

/** The attributes of the seen control beside the carrier: all except those that tests and forms find the value by. */
export function seenAttributes({ name: _, form: _form, autoFocus: _focus, ...attributes }: Attributes): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([key]) => !key.startsWith('data-')));
}

interface Parts<Carrier> {
  /** The element inside which the focus may move without leaving the control. */
  root: RefObject<HTMLElement | null>;
  carrier: RefObject<Carrier | null>;
  /** The element that takes the focus in place of the carrier, once it is there. */
  seen: RefObject<HTMLElement | null>;
  onFocus: ((event: FocusEvent<Carrier>) => void) | undefined;
  onBlur: ((event: FocusEvent<Carrier>) => void) | undefined;
}

/**
 * The focus of a control whose value is carried by a native one that nobody sees. By its ref the seen one is focused,
 * and the consumer hears of focus and blur once for the whole, from the element that has its name and value.
 */
export function useCarriedFocus<Carrier extends HTMLElement>(parts: Parts<Carrier>) {
  const { root, carrier, seen, onFocus, onBlur } = parts;

  useLayoutEffect(() => {
    if (document.activeElement === carrier.current) seen.current?.focus();
  });

  const isOutside = ({ relatedTarget }: FocusEvent) => !root.current?.contains(relatedTarget);
  const tell = (type: 'focusin' | 'focusout', { target, relatedTarget }: FocusEvent) => {
    if (target !== carrier.current)
      carrier.current?.dispatchEvent(new window.FocusEvent(type, { bubbles: true, relatedTarget }));
  };

  return {
    ofRoot: {
      onFocus: (event: FocusEvent) => void (isOutside(event) && tell('focusin', event)),
      onBlur: (event: FocusEvent) => void (isOutside(event) && tell('focusout', event)),
    },
    ofCarrier: {
      onFocus: (event: FocusEvent<Carrier>) => {
        onFocus?.(event);
        if (document.activeElement === event.currentTarget) seen.current?.focus();
      },
      onBlur: (event: FocusEvent<Carrier>) => void (isOutside(event) && onBlur?.(event)),
    },
  };
}
