import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './NotificationItem.css.ts';

export interface NotificationItemProps extends ElementProps<'li'> {
  icon: IconSource;
  /** "Cena je spuštena za 900 €". */
  title: string;
  text?: ReactNode;
  /** "10:38", "sre 16:41". */
  time: string;
  dateTime?: string;
  href: string;
  /** Word for screen readers; bold and a dot say it to the eye: "nepročitano". */
  unread?: string;
}

/** Something that the site tells. As an entry of `NotificationDay`; the whole row leads to what it is about. */
export function NotificationItem({ icon, title, text, time, dateTime, href, unread, ...rest }: NotificationItemProps) {
  return (
    <li {...rest} className={styles.entry}>
      <span className={styles.disc}>
        <Icon name={icon} />
      </span>
      <div className={styles.words}>
        <Anchor className={styles.title({ unread: unread !== undefined })} href={href}>
          {title}
          {unread && <VisuallyHidden>, {unread}</VisuallyHidden>}
        </Anchor>
        {text && <p className={styles.text}>{text}</p>}
        <time className={styles.time} dateTime={dateTime}>
          {time}
        </time>
      </div>
      {unread && <span className={styles.dot} aria-hidden="true" />}
    </li>
  );
}
