import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { requireText } from '../devWarnings/devWarnings.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends ElementProps<'div', 'title'> {
  icon: IconSource;
  /** One line of fact: "Nema oglasa za ove filtere". */
  title: string;
  /** One line of help: "Uklonite „Na kredit“ i dobićete 46 oglasa." */
  help: ReactNode;
  /** One action. */
  action?: ReactNode;
  /** @default 2 */
  headingLevel?: HeadingLevel;
}

/** Nothing is here, why, and what to do. Never a bare zero. */
export function EmptyState({ icon, title, help, action, headingLevel = 2, ...rest }: EmptyStateProps) {
  if (process.env.NODE_ENV !== 'production') {
    requireText('EmptyState', 'help', help);
  }
  return (
    <div {...rest} className={styles.empty}>
      <span className={styles.disc}>
        <Icon name={icon} size={28} />
      </span>
      <Heading level={headingLevel} size="h3">
        {title}
      </Heading>
      <p className={styles.help}>{help}</p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
