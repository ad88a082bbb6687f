'use client';

import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { useDetailsOpen, type DetailsOpenProps } from '../element/useDetailsOpen.ts';
import { warnOfOpen } from '../element/useOpen.ts';
import { requireText } from '../devWarnings/devWarnings.ts';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps extends DetailsOpenProps, ElementProps<'details', 'open'> {
  /** "Prikaži ceo opis". */
  moreLabel: ReactNode;
  /** "Prikaži manje". */
  lessLabel: ReactNode;
  children: ReactNode;
  /** @default 'link' */
  look?: 'link' | 'button';
}

/** What most users do not need, one press away. Works without JavaScript and is found by the browser's search. */
export function Disclosure(props: DisclosureProps) {
  const { moreLabel, lessLabel, children, look = 'link', ...rest } = props;
  const { open, defaultOpen, onOpenChange, ref, onClick, onToggle, ...attributes } = rest;
  if (process.env.NODE_ENV !== 'production') {
    requireText('Disclosure', 'moreLabel', moreLabel);
    warnOfOpen('Disclosure', props);
  }
  const opened = useDetailsOpen({ open, defaultOpen, onOpenChange, ref, onClick, onToggle });

  return (
    <details {...attributes} {...opened} className={styles.disclosure}>
      <summary className={look === 'link' ? styles.asLink : styles.asButton}>
        <span className={styles.whenClosed}>{moreLabel}</span>
        <span className={styles.whenOpen}>{lessLabel}</span>
      </summary>
      {children}
    </details>
  );
}
