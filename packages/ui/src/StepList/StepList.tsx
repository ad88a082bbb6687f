import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import * as styles from './StepList.css.ts';

export interface StepListProps extends ElementProps<'ol'> {
  /** In the order in which they are done. */
  steps: readonly ReactNode[];
}

/** What to do or what happens next, one thing after another. */
export function StepList({ steps, ...rest }: StepListProps) {
  return (
    <ol {...rest} className={styles.steps}>
      {steps.map((step, index) => (
        // The steps are fixed words: their place is their name.
        <li key={index} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <span className={styles.words}>{step}</span>
        </li>
      ))}
    </ol>
  );
}
