import type { ReactNode } from 'react';
import * as styles from './CartLine.css.ts';

export interface CartLinesProps {
  /** What the list is, for screen readers: "Stavke u korpi". */
  label: string;
  /** `CartLine` after `CartLine`. */
  children: ReactNode;
}

/** The things of a cart in one panel. */
export function CartLines({ label, children }: CartLinesProps) {
  return (
    <ul className={styles.lines} aria-label={label}>
      {children}
    </ul>
  );
}
