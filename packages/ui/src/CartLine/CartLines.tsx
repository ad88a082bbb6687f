import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import * as styles from './CartLine.css.ts';

export interface CartLinesProps extends ElementProps<'ul'> {
  /** What the list is, for screen readers: "Stavke u korpi". */
  label: string;
  /** `CartLine` after `CartLine`. */
  children: ReactNode;
}

/** The things of a cart in one panel. */
export function CartLines({ label, children, ...rest }: CartLinesProps) {
  return (
    <ul aria-label={label} {...rest} className={styles.lines}>
      {children}
    </ul>
  );
}
