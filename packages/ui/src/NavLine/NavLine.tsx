import { Badge } from '../Badge/Badge.tsx';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import * as styles from './NavLine.css.ts';

export interface NavLineProps {
  label: string;
  href: string;
  icon: IconSource;
  current: boolean;
  /** At the end of the line, as shown: "128". */
  count?: string;
  /** What waits unread; it takes the place of the count. */
  badge?: { count: string; label: string };
  /** 38 px on a desktop in place of 44, for long columns. */
  dense?: boolean;
}

/** One link in a column of links: shared by the navigation of the account and of the administration. */
export function NavLine({ label, href, icon, current, count, badge, dense }: NavLineProps) {
  return (
    <a className={styles.line({ dense })} href={href} aria-current={current ? 'page' : undefined}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <span className={styles.words}>{label}</span>{' '}
      {badge ? <Badge {...badge} /> : count && <span className={styles.count}>{count}</span>}
    </a>
  );
}
