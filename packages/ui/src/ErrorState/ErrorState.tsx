import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { Outline, type OutlineName } from '../Outline/Outline.tsx';
import * as styles from './ErrorState.css.ts';

export interface ErrorStateProps {
  /** "Greška 404". */
  code?: string;
  /** What did not happen. */
  title: string;
  /** What to do now. */
  sentence: string;
  outline: OutlineName;
  /** One primary way on. */
  actions?: ReactNode;
  /** A number to tell support. */
  reference?: string;
  /** @default 1 */
  headingLevel?: HeadingLevel;
}

/** A page or a part that could not be shown: the fact, the way on, and a drawn car, never a joke. */
export function ErrorState(props: ErrorStateProps) {
  const { code, title, sentence, outline, actions, reference, headingLevel = 1 } = props;
  return (
    <div className={styles.error}>
      <div>
        {code && <p className={styles.code}>{code}</p>}
        <Heading level={headingLevel} size="h1">
          {title}
        </Heading>
        <p className={styles.sentence}>{sentence}</p>
        {actions && <div className={styles.actions}>{actions}</div>}
        {reference && <p className={styles.reference}>{reference}</p>}
      </div>
      <div className={styles.picture}>
        <Outline name={outline} size="large" tone="decorative" />
      </div>
    </div>
  );
}
