import type { ElementProps } from '../element/ElementProps.ts';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { triangleAlertIcon } from '../icons/index.ts';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import * as styles from './QueueCard.css.ts';

export interface QueueCardProps extends ElementProps<'a'> {
  /** The queue: "Prijave korisnika". The whole card leads to it. */
  title: string;
  href: string;
  icon: IconSource;
  /** How much waits: "17". */
  count: string;
  /** The longest wait: "najstarija 9 h". */
  oldest: string;
  /** The promised time: "cilj 8 h". */
  target?: string;
  /** Share of the promised time that the oldest one used, in percent. Above 100 the queue is late. */
  used: number;
}

/** Work that waits, with how late it is. Critical only when the promised time is over. */
export function QueueCard({ title, href, icon, count, oldest, target, used, ...rest }: QueueCardProps) {
  const late = used > 100;
  return (
    <Anchor href={href} {...rest} className={styles.card}>
      <span className={styles.head}>
        <Icon name={icon} />
        <span className={styles.title}>{title}</span>
        <span className={styles.count}>{count}</span>
      </span>
      <span className={styles.line}>
        <span className={styles.oldest({ late })}>
          {late && <Icon name={triangleAlertIcon} size={16} />}
          {oldest}
        </span>
        {target !== undefined && <span className={styles.target}>{target}</span>}
      </span>
      <svg className={styles.track} aria-hidden="true">
        <rect className={styles.bar({ late })} width={`${Math.min(100, Math.max(0, used))}%`} height="100%" />
      </svg>
    </Anchor>
  );
}
