import { Icon, type IconSource } from '../Icon/Icon.tsx';
import * as styles from './SegmentedControl.css.ts';

export interface Segment {
  label: string;
  href: string;
  icon?: IconSource;
  current: boolean;
}

export interface SegmentedControlProps {
  /** What is chosen: "Prikaz". */
  label: string;
  segments: Segment[];
}

/** Two or three views of the same thing, as links. */
export function SegmentedControl({ label, segments }: SegmentedControlProps) {
  return (
    <nav className={styles.group} aria-label={label}>
      {segments.map(({ label: words, href, icon, current }) => (
        <a
          key={href}
          className={styles.segment({ current })}
          href={href}
          title={icon ? words : undefined}
          rel="nofollow"
          aria-current={current ? 'true' : undefined}
        >
          {icon && <Icon name={icon} size={16} />}
          {icon ? <span className={styles.words}>{words}</span> : words}
        </a>
      ))}
    </nav>
  );
}
