'use client';

import { useEffect, useEffectEvent, useRef, type FocusEvent, type PointerEvent, type Ref } from 'react';
import { placeBeside } from '../behaviour/placeBeside.ts';
import { useMergedRefs } from './useMergedRefs.ts';
import { useOpen, type OpenProps } from './useOpen.ts';

type Handler<Event> = ((event: Event) => void) | undefined;

export interface HoverOpenProps<Place> extends OpenProps {
  ref?: Ref<Place> | undefined;
  onPointerEnter?: Handler<PointerEvent<Place>>;
  onPointerLeave?: Handler<PointerEvent<Place>>;
  onPointerDown?: Handler<PointerEvent<Place>>;
  onFocus?: Handler<FocusEvent<Place>>;
  onBlur?: Handler<FocusEvent<Place>>;
}

interface Manner {
  /** Milliseconds of hover before it shows, so that a pointer that passes over does not open it. */
  waits: number;
  /** Milliseconds that it stays, so that the pointer can move onto it (WCAG 1.4.13). */
  stays: number;
  side: 'above' | 'below';
  /** The focus may go into it, and a press on it leaves it open. */
  holdsFocus: boolean;
}

const isShown = (popover: HTMLElement | null) => popover?.matches(':popover-open') === true;

/**
 * For an element whose last child is a `popover="manual"`: it opens beside the child before it, under the pointer of a
 * mouse or a pen and with the focus of a keyboard. Escape closes it, and only it.
 */
export function useHoverOpen<Place extends HTMLElement, Shown extends HTMLElement>(
  props: HoverOpenProps<Place>,
  { waits, stays, side, holdsFocus }: Manner,
) {
  const { open, onOpenChange, ref, onPointerEnter, onPointerLeave, onPointerDown, onFocus, onBlur } = props;
  const place = useRef<Place>(null);
  const merged = useMergedRefs<Place>(place, ref);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = (popover: HTMLElement) => {
    const source = popover.previousElementSibling;
    if (!(source instanceof HTMLElement) || isShown(popover)) return;

    popover.showPopover({ source });
    placeBeside(source, popover, side);
  };
  const {
    element,
    ref: shownRef,
    told,
  } = useOpen<Shown>({ open, onOpenChange }, { isOpen: isShown, show, hide: (popover) => popover.hidePopover() });

  const turn = (shows: boolean) => {
    if (!element.current || isShown(element.current) === shows) return;
    if (shows) show(element.current);
    else element.current.hidePopover();
    told(shows);
  };
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isShown(element.current)) return;

    // The dialog around it stays: one Escape, one thing closed.
    event.preventDefault();
    const trigger = element.current?.contains(document.activeElement) && element.current.previousElementSibling;
    turn(false);
    if (trigger instanceof HTMLElement) trigger.focus();
    clearTimeout(timer.current);
  });

  useEffect(() => {
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
  const keepsFocus = ({ currentTarget, relatedTarget }: FocusEvent) =>
    holdsFocus && currentTarget.contains(relatedTarget);

  return {
    place,
    shownRef,
    ofPlace: {
      ref: merged,
      onPointerEnter: (event: PointerEvent<Place>) => {
        onPointerEnter?.(event);
        if (!event.defaultPrevented && event.pointerType !== 'touch') {
          turnIn(isShown(element.current) ? 0 : waits, true);
        }
      },
      onPointerLeave: (event: PointerEvent<Place>) => {
        onPointerLeave?.(event);
        const hasFocus = holdsFocus && element.current?.contains(document.activeElement);
        if (!event.defaultPrevented && !hasFocus) turnIn(stays, false);
      },
      onFocus: (event: FocusEvent<Place>) => {
        onFocus?.(event);
        if (event.defaultPrevented || keepsFocus(event)) return;
        if (event.target.matches(':focus-visible')) turnIn(0, true);
      },
      onBlur: (event: FocusEvent<Place>) => {
        onBlur?.(event);
        if (!event.defaultPrevented && !keepsFocus(event)) turnIn(0, false);
      },
      onPointerDown: (event: PointerEvent<Place>) => {
        onPointerDown?.(event);
        if (!event.defaultPrevented && !holdsFocus) turnIn(0, false);
      },
    },
  };
}
