import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import * as styles from './NotificationItem.css.ts';

export interface NotificationDayProps extends ElementProps<'section'> {
  /** "Danas", "Ove nedelje", "Ranije". */
  title: string;
  /** `NotificationItem` after `NotificationItem`. */
  children: ReactNode;
  /** @default 2 */
  headingLevel?: HeadingLevel;
}

/** Notifications of one day or week in one panel. */
export function NotificationDay({ title, children, headingLevel = 2, ...rest }: NotificationDayProps) {
  return (
    <section aria-label={title} {...rest} className={undefined}>
      <Heading level={headingLevel} size="h3">
        {title}
      </Heading>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}
