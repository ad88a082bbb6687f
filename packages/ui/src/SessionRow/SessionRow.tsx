import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { monitorIcon, smartphoneIcon, triangleAlertIcon } from '../icons/index.ts';
import { Tag } from '../Tag/Tag.tsx';
import * as styles from './SessionRow.css.ts';

interface SessionBase extends ElementProps<'li'> {
  /** "Chrome na Windowsu". */
  device: string;
  kind: 'computer' | 'phone';
  /** "Novi Sad, Srbija". */
  place: string;
  /** "pre 2 sata". */
  time: string;
  /** Nobody signed in from there before: "Novo mesto". */
  unusual?: string;
}

/** The session that the user is in cannot be ended here; every other one has its button. */
export type SessionRowProps = SessionBase &
  ({ current: string; action?: never } | { current?: never; action: ReactNode });

/** A device on which the user is signed in, as an entry of a list. */
export function SessionRow({ device, kind, place, time, unusual, current, action, ...rest }: SessionRowProps) {
  return (
    <li {...rest} className={styles.row}>
      <span className={styles.icon}>
        <Icon name={kind === 'phone' ? smartphoneIcon : monitorIcon} />
      </span>
      <div className={styles.words}>
        <p className={styles.device}>
          {device}
          {current && <Tag tone="positive">{current}</Tag>}
          {unusual && (
            <Tag tone="caution" icon={triangleAlertIcon}>
              {unusual}
            </Tag>
          )}
        </p>
        <p className={styles.where}>
          {place} · {time}
        </p>
      </div>
      {action}
    </li>
  );
}
