import type { ElementProps } from '../element/ElementProps.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import * as styles from './Header.css.ts';

/** A link of the header, with a count of what waits there. */
export interface HeaderLink {
  label: string;
  href: string;
  icon: IconSource;
  /** Absent while there is nothing: no badge for none. [C06] */
  badge?: { count: string; label: string };
}

export interface BadgePlaceProps extends Pick<HeaderLink, 'badge'>, ElementProps<'span'> {}

export interface HeaderWayProps extends HeaderLink, ElementProps<'a', keyof HeaderLink> {}

/** Room for a badge that may come later: nothing beside it moves then. */
export function BadgePlace({ badge, ...rest }: BadgePlaceProps) {
  return (
    <span {...rest} className={styles.badgePlace}>
      {badge && <Badge {...badge} />}
    </span>
  );
}

/** A link in the header of a desktop. Space for its badge is reserved. [C06] */
export function HeaderWay({ label, href, icon, badge, ...rest }: HeaderWayProps) {
  return (
    <Anchor href={href} {...rest} className={styles.action()}>
      <Icon name={icon} />
      {label} <BadgePlace badge={badge} />
    </Anchor>
  );
}
