import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { Outline, type OutlineName } from '../Outline/Outline.tsx';
import * as styles from './ErrorState.css.ts';

interface ErrorTexts extends ElementProps<'div', 'title'> {
  /** "Greška 404". */
  code?: string;
  /** What did not happen. */
  title: string;
  /** What to do now. */
  sentence: ReactNode;
  /** Between the words and the ways on: a search, or the number for support with its copy button. */
  children?: ReactNode;
  /** One primary way on. */
  actions?: ReactNode;
  /** A number to tell support. */
  reference?: ReactNode;
  /** @default 1 */
  headingLevel?: HeadingLevel;
}

/** A page of its own, with the drawing of a car. */
interface ErrorWithOutline extends ErrorTexts {
  outline: OutlineName;
  icon?: never;
}

/** Above a page that still shows its data, as one without a connection does. */
interface ErrorWithIcon extends ErrorTexts {
  icon: IconSource;
  outline?: never;
}

export type ErrorStateProps = ErrorWithOutline | ErrorWithIcon;

/** A page or a part that could not be shown: the fact, the way on, and a drawn car, never a joke. */
export function ErrorState(props: ErrorStateProps) {
  const { code, title, sentence, children, outline, icon, actions, reference, headingLevel = 1, ...rest } = props;
  const words = (
    <div>
      {code && <p className={styles.code}>{code}</p>}
      <Heading level={headingLevel} size={outline && headingLevel === 1 ? 'display' : 'h1'}>
        {title}
      </Heading>
      <p className={outline ? styles.sentence : styles.line}>{sentence}</p>
      {children && <div className={styles.extra}>{children}</div>}
      {actions && <div className={outline ? styles.actions : styles.lineActions}>{actions}</div>}
      {reference && <p className={styles.reference}>{reference}</p>}
    </div>
  );
  return outline ? (
    <div {...rest} className={styles.error}>
      {words}
      <div className={styles.picture}>
        <Outline name={outline} size="large" tone="decorative" />
      </div>
    </div>
  ) : (
    <div {...rest} className={styles.compact}>
      <span className={styles.disc}>
        <Icon name={icon} size={28} />
      </span>
      {words}
    </div>
  );
}
