'use client';

import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { placeBeside } from '../behaviour/placeBeside.ts';
import { requireText } from '../devWarnings/devWarnings.ts';
import { tooltip, trigger } from './Tooltip.css.ts';

/** Milliseconds of hover before it shows, so that a pointer that passes over does not open it. */
export const tooltipWaits = 300;
/** Milliseconds that it stays, so that the pointer can move onto it (WCAG 1.4.13). */
export const tooltipStays = 120;

interface TooltipLook {
  id: string;
  /** A few words, no links and no buttons. */
  label: string;
}

/** The words are the name of the control already, as those of an icon button. */
interface NamingTooltip extends TooltipLook {
  describes?: never;
  children: ReactElement;
}

/** The words say more than the name. */
interface DescribingTooltip extends TooltipLook {
  describes: true;
  /** Give the id to the control as its `describedBy`. */
  children: (describedBy: string) => ReactNode;
}

export type TooltipProps = NamingTooltip | DescribingTooltip;

const isShown = (tip: HTMLElement | null) => tip?.matches(':popover-open') === true;

/** The control stands before its words. */
function turn(tip: HTMLElement | null, shows: boolean) {
  const source = tip?.previousElementSibling;
  if (!(source instanceof HTMLElement) || !tip || isShown(tip) === shows) {
    return;
  }
  if (shows) {
    tip.showPopover({ source });
    placeBeside(source, tip, 'above');
  } else {
    tip.hidePopover();
  }
}

/** A few words about a control, under the pointer and with the focus. Escape hides them. */
export function Tooltip({ id, label, describes, children }: TooltipProps) {
  if (process.env.NODE_ENV !== 'production') {
    requireText('Tooltip', 'label', label);
  }
  const place = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    // Browsers draw a tooltip of their own from it; ours takes its place.
    place.current?.querySelector('[title]')?.removeAttribute('title');
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isShown(tip.current)) {
        // The dialog around it stays: one Escape, one thing closed.
        event.preventDefault();
        turn(tip.current, false);
      }
    };
    document.addEventListener('keydown', escape);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('keydown', escape);
    };
  }, []);

  const turnIn = (milliseconds: number, shows: boolean) => {
    clearTimeout(timer.current);
    if (milliseconds === 0) turn(tip.current, shows);
    else timer.current = setTimeout(() => turn(tip.current, shows), milliseconds);
  };

  return (
    <span
      className={trigger}
      ref={place}
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'touch') turnIn(isShown(tip.current) ? 0 : tooltipWaits, true);
      }}
      onPointerLeave={() => turnIn(tooltipStays, false)}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) turnIn(0, true);
      }}
      onBlur={() => turnIn(0, false)}
      onPointerDown={() => turnIn(0, false)}
    >
      {describes ? children(id) : children}
      <span
        className={tooltip}
        ref={tip}
        id={id}
        popover="manual"
        role={describes && 'tooltip'}
        aria-hidden={!describes}
      >
        {label}
      </span>
    </span>
  );
}
