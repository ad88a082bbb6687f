'use client';

import { cloneElement, isValidElement, useEffect, type ReactElement, type ReactNode } from 'react';
import { requireText } from '../devWarnings/devWarnings.ts';
import { joinIds } from '../element/composeProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { useHoverOpen } from '../element/useHoverOpen.ts';
import { warnOfOpen, type OpenProps } from '../element/useOpen.ts';
import { tooltip, trigger } from './Tooltip.css.ts';

/** Milliseconds of hover before it shows, so that a pointer that passes over does not open it. */
export const tooltipWaits = 300;
/** Milliseconds that it stays, so that the pointer can move onto it (WCAG 1.4.13). */
export const tooltipStays = 120;

interface TooltipLook extends OpenProps, ElementProps<'span', 'id'> {
  /** Id of the words, for `describes`. */
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
  /**
   * The control, which gets the id of the words as its `aria-describedby`. A function hands the id to a control further
   * inside.
   */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }> | ((describedBy: string) => ReactNode);
}

export type TooltipProps = NamingTooltip | DescribingTooltip;

/** The control with the id of its words, beside what describes it already. */
function described(children: TooltipProps['children'], id: string): ReactNode {
  if (typeof children === 'function') return children(id);
  if (!isValidElement<{ 'aria-describedby'?: string | undefined }>(children)) return children;
  return cloneElement(children, { 'aria-describedby': joinIds(children.props['aria-describedby'], id) });
}

/** A few words about a control, under the pointer and with the focus. Escape hides them. */
export function Tooltip(props: TooltipProps) {
  const { id, label, describes, children, open, onOpenChange, ref, ...rest } = props;
  const { onPointerEnter, onPointerLeave, onFocus, onBlur, onPointerDown, ...attributes } = rest;
  if (process.env.NODE_ENV !== 'production') {
    requireText('Tooltip', 'label', label);
    warnOfOpen('Tooltip', { open, onOpenChange });
  }
  const { place, shownRef, ofPlace } = useHoverOpen<HTMLSpanElement, HTMLSpanElement>(
    { open, onOpenChange, ref, onPointerEnter, onPointerLeave, onFocus, onBlur, onPointerDown },
    { waits: tooltipWaits, stays: tooltipStays, side: 'above', holdsFocus: false },
  );

  useEffect(() => {
    // Browsers draw a tooltip of their own from it; ours takes its place.
    place.current?.querySelector('[title]')?.removeAttribute('title');
  }, [place]);

  return (
    <span {...attributes} className={trigger} {...ofPlace}>
      {describes ? described(children, id) : children}
      <span
        className={tooltip}
        ref={shownRef}
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
