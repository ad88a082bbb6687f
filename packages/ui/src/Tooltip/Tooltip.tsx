'use client';

import { useEffect, useEffectEvent, useRef, type ReactElement, type ReactNode } from 'react';
import { placeBeside } from '../behaviour/placeBeside.ts';
import { requireText } from '../devWarnings/devWarnings.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { useMergedRefs } from '../element/useMergedRefs.ts';
import { useOpen, warnOfOpen, type OpenProps } from '../element/useOpen.ts';
import { tooltip, trigger } from './Tooltip.css.ts';

/** Milliseconds of hover before it shows, so that a pointer that passes over does not open it. */
export const tooltipWaits = 300;
/** Milliseconds that it stays, so that the pointer can move onto it (WCAG 1.4.13). */
export const tooltipStays = 120;

interface TooltipLook extends OpenProps, ElementProps<'span', 'id'> {
  /** Of the words, for `describes`. */
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
function show(tip: HTMLElement) {
  const source = tip.previousElementSibling;
  if (!(source instanceof HTMLElement) || isShown(tip)) return;
  tip.showPopover({ source });
  placeBeside(source, tip, 'above');
}

const popover = { isOpen: isShown, show, hide: (tip: HTMLElement) => tip.hidePopover() };

/** A few words about a control, under the pointer and with the focus. Escape hides them. */
export function Tooltip(props: TooltipProps) {
  const { id, label, describes, children, open, onOpenChange, ref, ...rest } = props;
  const { onPointerEnter, onPointerLeave, onFocus, onBlur, onPointerDown, ...attributes } = rest;
  if (process.env.NODE_ENV !== 'production') {
    requireText('Tooltip', 'label', label);
    warnOfOpen('Tooltip', { open, onOpenChange });
  }
  const place = useRef<HTMLSpanElement>(null);
  const merged = useMergedRefs(place, ref);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { element: tip, ref: tipRef, told } = useOpen<HTMLSpanElement>({ open, onOpenChange }, popover);

  const turn = (shows: boolean) => {
    if (!tip.current || isShown(tip.current) === shows) return;
    if (shows) show(tip.current);
    else tip.current.hidePopover();
    told(shows);
  };
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && isShown(tip.current)) {
      // The dialog around it stays: one Escape, one thing closed.
      event.preventDefault();
      turn(false);
    }
  });
  useEffect(() => {
    // Browsers draw a tooltip of their own from it; ours takes its place.
    place.current?.querySelector('[title]')?.removeAttribute('title');
    const heard = (event: KeyboardEvent) => escape(event);
    document.addEventListener('keydown', heard);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('keydown', heard);
    };
  }, []);

  const turnIn = (milliseconds: number, shows: boolean) => {
    clearTimeout(timer.current);
    if (milliseconds === 0) turn(shows);
    else timer.current = setTimeout(() => turn(shows), milliseconds);
  };

  return (
    <span
      {...attributes}
      className={trigger}
      ref={merged}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        if (!event.defaultPrevented && event.pointerType !== 'touch') {
          turnIn(isShown(tip.current) ? 0 : tooltipWaits, true);
        }
      }}
      onPointerLeave={(event) => {
        onPointerLeave?.(event);
        if (!event.defaultPrevented) turnIn(tooltipStays, false);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        if (!event.defaultPrevented && event.target.matches(':focus-visible')) turnIn(0, true);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        if (!event.defaultPrevented) turnIn(0, false);
      }}
      onPointerDown={(event) => {
        onPointerDown?.(event);
        if (!event.defaultPrevented) turnIn(0, false);
      }}
    >
      {describes ? children(id) : children}
      <span
        className={tooltip}
        ref={tipRef}
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
