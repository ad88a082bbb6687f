import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './SectionHead.css.ts';

export interface SectionHeadProps extends ElementProps<'div'> {
  /** Id of the heading: the section names itself by it. */
  id: string;
  title: string;
  /** Place of the title in the outline of the page. @default 2 */
  level?: HeadingLevel;
  /** Small icon behind the title, such as a `TierLabel`. */
  label?: ReactNode;
  /** One line below the title. */
  note?: ReactNode;
  /** Link to all that the section shows a part of. */
  all?: { label: string; href: string };
  /** A button in place of the link. */
  action?: ReactNode;
}

/** The head of a section of a page: its title, and at the end of the line the link to all of it. */
export function SectionHead({ id, title, level = 2, label, note, all, action, ...rest }: SectionHeadProps) {
  return (
    <div {...rest} className={styles.head}>
      <div className={styles.words}>
        <div className={styles.title}>
          <Heading level={level} size="h2" id={id}>
            {title}
          </Heading>
          {label}
        </div>
        {note && (
          <Text role="small" tone="secondary">
            {note}
          </Text>
        )}
      </div>
      {all && (
        <Link href={all.href} size="small" standalone>
          {all.label}
        </Link>
      )}
      {action}
    </div>
  );
}
