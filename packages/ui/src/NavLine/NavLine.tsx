import { Badge } from '../Badge/Badge.tsx';
import type { ElementProps } from '../element/ElementProps.ts';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import * as styles from './NavLine.css.ts';

export interface NavLineProps extends ElementProps<'a', 'href'> {
  label: string;
  href: string;
  icon: IconSource;
  current: boolean;
  /** At the end of the line, as shown: "128". */
  count?: string | undefined;
  /** What waits unread; it takes the place of the count. */
  badge?: { count: string; label: string } | undefined;
  /** 38 px on a desktop in place of 44, for long columns. */
  dense?: boolean | undefined;
}

/** One link in a column of links: shared by the navigation of the account and of the administration. */
export function NavLine({ label, icon, current, count, badge, dense, ...rest }: NavLineProps) {
  return (
    <Anchor aria-current={current ? 'page' : undefined} {...rest} className={styles.line({ dense })}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <span className={styles.words}>{label}</span>{' '}
      {badge ? <Badge {...badge} /> : count && <span className={styles.count}>{count}</span>}
    </Anchor>
  );
}
