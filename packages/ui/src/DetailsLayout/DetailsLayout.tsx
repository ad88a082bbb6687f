import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import * as styles from './DetailsLayout.css.ts';

export interface DetailsLayoutProps extends ElementProps<'div'> {
  /** Title and key facts: first everywhere. */
  lead: ReactNode;
  /** Price and seller: beside the rest on a desktop, between lead and rest on a phone. */
  aside: ReactNode;
  /** Sections: description, specification, equipment. */
  children: ReactNode;
}

/** The columns of an ad's page, in the order in which a phone shows and a screen reader says them. */
export function DetailsLayout({ lead, aside, children, ...rest }: DetailsLayoutProps) {
  return (
    <div {...rest} className={styles.layout}>
      <div className={styles.part}>{lead}</div>
      <div className={styles.aside}>{aside}</div>
      <div className={styles.rest}>{children}</div>
    </div>
  );
}
