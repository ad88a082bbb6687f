import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { circleAlertIcon, circleCheckIcon, infoIcon, triangleAlertIcon } from '../icons/index.ts';
import { requireText } from '../devWarnings/devWarnings.ts';
import * as styles from './Alert.css.ts';

export interface AlertProps extends ElementProps<'div', 'title'> {
  tone: 'info' | 'caution' | 'critical' | 'positive';
  title?: ReactNode;
  children: ReactNode;
  /** A link or a button. */
  actions?: ReactNode;
  /** Read aloud as soon as it appears: only for what happened just now. */
  urgent?: boolean;
}

const toneIcons = {
  info: infoIcon,
  caution: triangleAlertIcon,
  critical: circleAlertIcon,
  positive: circleCheckIcon,
} as const satisfies Record<AlertProps['tone'], IconSource>;

/** A message for the user, with its tone, its icon and its words. */
export function Alert({ tone, title, children, actions, urgent = false, ...rest }: AlertProps) {
  if (process.env.NODE_ENV !== 'production') {
    requireText('Alert', 'children', children);
  }
  return (
    <div role={urgent ? 'alert' : undefined} {...rest} className={styles.alert({ tone })}>
      <span className={styles.icon({ tone })}>
        <Icon name={toneIcons[tone]} />
      </span>
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
