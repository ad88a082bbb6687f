'use client';

import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { useDetailsOpen, type DetailsOpenProps } from '../element/useDetailsOpen.ts';
import { warnOfOpen } from '../element/useOpen.ts';
import { requireText } from '../devWarnings/devWarnings.ts';
import * as styles from './FilterGroup.css.ts';

export interface FilterGroupProps extends DetailsOpenProps, ElementProps<'details', 'open' | 'title'> {
  /** The question: "Gorivo". */
  title: string;
  children: ReactNode;
  /** The chosen values, shown while the group is closed: "Dizel, benzin". */
  value?: string | undefined;
  /** Is closed when the sheet of a phone opens, though it is open in the rail. */
  closedInSheet?: boolean;
}

/** A question of the filter rail that opens and closes. */
export function FilterGroup(props: FilterGroupProps) {
  const { title, children, value, closedInSheet = false, ...rest } = props;
  const { open, defaultOpen, onOpenChange, ref, onClick, onToggle, ...attributes } = rest;
  if (process.env.NODE_ENV !== 'production') {
    requireText('FilterGroup', 'title', title);
    warnOfOpen('FilterGroup', props);
  }
  const opened = useDetailsOpen({ open, defaultOpen, onOpenChange, ref, onClick, onToggle });

  return (
    <details {...attributes} {...opened} className={styles.group} data-closed-in-sheet={closedInSheet ? '' : undefined}>
      <summary className={styles.summary}>
        <span className={styles.words}>{title}</span>
        {value && <span className={styles.value}>{value}</span>}
        <span className={styles.plus} aria-hidden="true" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}

export interface FilterLineProps extends ElementProps<'div'> {
  children: ReactNode;
}

/** A control that is alone in the rail, without a question above it: a switch. */
export function FilterLine({ children, ...rest }: FilterLineProps) {
  return (
    <div {...rest} className={styles.plain}>
      {children}
    </div>
  );
}
