import type { ReactNode } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import type { ElementProps } from '../element/ElementProps.ts';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { slidersHorizontalIcon } from '../icons/index.ts';
import * as styles from './ResultHeader.css.ts';

export interface ResultHeaderProps extends ElementProps<'div'> {
  /** The page in words: "Polovni automobili". */
  title: string;
  /** Place of the title in the outline of the page. @default 1 */
  headingLevel?: HeadingLevel;
  /** "12.846 oglasa odgovara filterima". Announced when it changes. */
  count: ReactNode;
  /** The button that opens the filter sheet of a phone. */
  filters: { label: string; sheet: string; badge?: { count: string; label: string } };
  /** Order and view. */
  children?: ReactNode;
}

/** The title of a list, its number of entries and its order. */
export function ResultHeader({ title, headingLevel = 1, count, filters, children, ...rest }: ResultHeaderProps) {
  return (
    <div {...rest} className={styles.header}>
      <div className={styles.words}>
        <Heading level={headingLevel}>{title}</Heading>
        <p className={styles.count} role="status">
          {count}
        </p>
      </div>
      <div className={styles.tools}>
        <span className={styles.filters}>
          <Button
            icon={slidersHorizontalIcon}
            badge={filters.badge && <Badge {...filters.badge} />}
            opens={{ sheet: filters.sheet }}
            block
          >
            {filters.label}
          </Button>
        </span>
        <div className={styles.orders}>{children}</div>
      </div>
    </div>
  );
}
