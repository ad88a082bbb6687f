import type { ReactNode } from 'react';
import { requireText } from '../devWarnings/devWarnings.ts';
import * as styles from './FilterGroup.css.ts';

export interface FilterGroupProps {
  /** The question: "Gorivo". */
  title: string;
  children: ReactNode;
  /** Shows its options at once. */
  open?: boolean;
  /** What is chosen, shown while the group is closed: "Dizel, benzin". */
  value?: string;
  /** Is closed when the sheet of a phone opens, though it is open in the rail. */
  closedInSheet?: boolean;
}

/** A question of the filter rail that opens and closes. */
export function FilterGroup({ title, children, open = false, value, closedInSheet = false }: FilterGroupProps) {
  if (process.env.NODE_ENV !== 'production') {
    requireText('FilterGroup', 'title', title);
  }
  return (
    <details className={styles.group} open={open} data-closed-in-sheet={closedInSheet ? '' : undefined}>
      <summary className={styles.summary}>
        <span className={styles.words}>{title}</span>
        {value && <span className={styles.value}>{value}</span>}
        <span className={styles.plus} aria-hidden="true" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}

export interface FilterLineProps {
  children: ReactNode;
}

/** A control that stands alone in the rail, without a question above it: a switch. */
export function FilterLine({ children }: FilterLineProps) {
  return <div className={styles.plain}>{children}</div>;
}
