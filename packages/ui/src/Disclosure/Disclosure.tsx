import type { ReactNode } from 'react';
import { requireText } from '../devWarnings/devWarnings.ts';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps {
  /** "Prikaži ceo opis". */
  moreLabel: string;
  /** "Prikaži manje". */
  lessLabel: string;
  children: ReactNode;
  /** Opened from outside, such as by a search for something in it. */
  open?: boolean;
  /** @default 'link' */
  look?: 'link' | 'button';
}

/** What most users do not need, one press away. Works without JavaScript and is found by the browser's search. */
export function Disclosure({ moreLabel, lessLabel, children, open, look = 'link' }: DisclosureProps) {
  if (process.env.NODE_ENV !== 'production') {
    requireText('Disclosure', 'moreLabel', moreLabel);
  }
  return (
    <details className={styles.disclosure} open={open}>
      <summary className={look === 'link' ? styles.asLink : styles.asButton}>
        <span className={styles.whenClosed}>{moreLabel}</span>
        <span className={styles.whenOpen}>{lessLabel}</span>
      </summary>
      {children}
    </details>
  );
}
