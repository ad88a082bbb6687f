import type { ReactNode } from 'react';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { circleAlertIcon, circleCheckIcon, infoIcon, triangleAlertIcon } from '../icons/index.ts';
import { requireWords } from '../misuse/requireWords.ts';
import * as styles from './Alert.css.ts';

export interface AlertProps {
  tone: 'info' | 'caution' | 'critical' | 'positive';
  title?: string;
  children: ReactNode;
  /** A link or a button. */
  actions?: ReactNode;
  /** Read aloud as soon as it appears: only for what happened just now. */
  urgent?: boolean;
}

const signs = {
  info: infoIcon,
  caution: triangleAlertIcon,
  critical: circleAlertIcon,
  positive: circleCheckIcon,
} as const satisfies Record<AlertProps['tone'], IconSource>;

/** What a reader must know here, with its tone, its sign and its words. */
export function Alert({ tone, title, children, actions, urgent = false }: AlertProps) {
  if (process.env.NODE_ENV !== 'production') {
    requireWords('Alert', 'children', children);
  }
  return (
    <div className={styles.alert({ tone })} role={urgent ? 'alert' : undefined}>
      <span className={styles.sign({ tone })}>
        <Icon name={signs[tone]} />
      </span>
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
