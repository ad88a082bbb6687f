'use client';

import { useRef, type ReactNode } from 'react';
import { requireText } from '../devWarnings/devWarnings.ts';
import { composeHandlers } from '../element/composeProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { useMergedRefs } from '../element/useMergedRefs.ts';
import { useRovingFocus } from '../rovingFocus/useRovingFocus.ts';
import * as styles from './Toolbar.css.ts';

export interface ToolbarProps extends ElementProps<'div'> {
  /** What its controls act on: "Izabrani oglasi". Announced, not shown. */
  label: string;
  /** Buttons, links, menus and toggle groups; what belongs together is in a `ToolbarGroup`. */
  children: ReactNode;
}

/** Controls for one thing, side by side: one stop of the Tab key, arrows go through them. */
export function Toolbar({ label, children, ref, onFocus, onKeyDown, ...attributes }: ToolbarProps) {
  if (process.env.NODE_ENV !== 'production') requireText('Toolbar', 'label', label);
  const bar = useRef<HTMLDivElement>(null);
  const merged = useMergedRefs(bar, ref);
  const keys = useRovingFocus(bar);
  // The toolbar listens for the controls in it.
  const moving = {
    onFocus: composeHandlers(onFocus, keys.onFocus),
    onKeyDown: composeHandlers(onKeyDown, keys.onKeyDown),
  };

  return (
    <div role="toolbar" aria-label={label} {...attributes} className={styles.toolbar} ref={merged} {...moving}>
      {children}
    </div>
  );
}

export interface ToolbarGroupProps extends ElementProps<'div'> {
  /** What they have in common, announced: "Poravnanje". */
  label?: string | undefined;
  children: ReactNode;
}

/** Controls of a `Toolbar` that belong together, with a line before them. */
export function ToolbarGroup({ label, children, ...attributes }: ToolbarGroupProps) {
  return (
    <div role={label ? 'group' : undefined} aria-label={label} {...attributes} className={styles.group}>
      {children}
    </div>
  );
}
