'use client';
import { useRef, type ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { useMergedRefs } from '../element/useMergedRefs.ts';
import { useScrollable } from '../element/useScrollable.ts';
import { frame } from './TableFrame.css.ts';

export interface TableFrameProps extends ElementProps<'div'> {
  /** A table. */
  children: ReactNode;
  /** Name of the region, by the id of the table's caption or of a heading. */
  labelledBy: string;
  /**
   * Where it scrolls by itself: below 1024 px, or also above for a table that is wider than any page. @default 'mobile'
   */
  scroll?: 'mobile' | 'always';
}

/** The border of a table and its own scroller, which the keyboard reaches only if there is something to scroll. */
export function TableFrame({ children, labelledBy, scroll = 'mobile', ref: theirs, ...rest }: TableFrameProps) {
  const ref = useRef<HTMLDivElement>(null);
  const scrollable = useScrollable(ref);
  return (
    <div
      ref={useMergedRefs(ref, theirs)}
      role="region"
      aria-labelledby={labelledBy}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reached by the keyboard
      tabIndex={scrollable ? 0 : undefined}
      {...rest}
      className={frame({ scroll })}
    >
      {children}
    </div>
  );
}
