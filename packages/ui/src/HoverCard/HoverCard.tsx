'use client';

import type { ReactElement, ReactNode } from 'react';
import { requireText } from '../devWarnings/devWarnings.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { useHoverOpen } from '../element/useHoverOpen.ts';
import { warnOfOpen, type OpenProps } from '../element/useOpen.ts';
import { card, place } from './HoverCard.css.ts';

/** Milliseconds of hover before it shows: more than for a tooltip, because it covers more. */
export const hoverCardWaits = 500;
/** Milliseconds that it stays, so that the pointer can move onto it (WCAG 1.4.13). */
export const hoverCardStays = 200;

export interface HoverCardProps extends OpenProps, ElementProps<'div', 'content'> {
  /** What the card says, for screen readers: "Prodavac Auto Petrović". */
  label: string;
  /** The link or button that it belongs to, one element. It leads to all that the card says. */
  children: ReactElement;
  /** A few facts, a picture, a link or two. */
  content: ReactNode;
}

/** A preview of a link's target, under the pointer and with the focus of the keyboard. Never on touch. */
export function HoverCard(props: HoverCardProps) {
  const { label, children, content, open, onOpenChange, ref, ...rest } = props;
  const { onPointerEnter, onPointerLeave, onFocus, onBlur, onPointerDown, ...attributes } = rest;
  if (process.env.NODE_ENV !== 'production') {
    requireText('HoverCard', 'label', label);
    warnOfOpen('HoverCard', { open, onOpenChange });
  }
  const { ofPlace, shownRef } = useHoverOpen<HTMLDivElement, HTMLDivElement>(
    { open, onOpenChange, ref, onPointerEnter, onPointerLeave, onFocus, onBlur, onPointerDown },
    { waits: hoverCardWaits, stays: hoverCardStays, side: 'below', holdsFocus: true },
  );

  return (
    <div {...attributes} className={place} {...ofPlace}>
      {children}
      <div className={card} ref={shownRef} popover="manual" role="group" aria-label={label}>
        {content}
      </div>
    </div>
  );
}
