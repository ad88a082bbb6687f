import type { ReactNode } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Container } from '../Container/Container.tsx';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { Logo, type LogoProps } from '../Logo/Logo.tsx';
import { plusIcon } from '../icons/index.ts';
import * as styles from './Header.css.ts';

/** A way from the header, with a count of what waits there. */
export interface HeaderLink {
  label: string;
  href: string;
  icon: IconSource;
  /** Absent while there is nothing: no badge for none. [C06] */
  badge?: { count: string; label: string };
}

export interface HeaderProps {
  logo: LogoProps;
  /** Compare, cart and the like, as far as their pages exist. */
  links: HeaderLink[];
  /** Menus after the links: account, country, language. */
  children?: ReactNode;
  /** The one primary button. */
  action?: { label: string; href: string };
}

/** The header of a desktop, 62 px high. Below 1024 px it is not drawn. [C01-C08] */
export function Header({ logo, links, children, action }: HeaderProps) {
  return (
    <header className={styles.header}>
      <Container>
        <div className={styles.inner}>
          <Logo {...logo} />
          <span className={styles.gap} />
          {links.map(({ label, href, icon, badge }) => (
            <a key={href} className={styles.action()} href={href}>
              <Icon name={icon} />
              {label} {badge && <Badge {...badge} />}
            </a>
          ))}
          {children}
          {action && (
            <span className={styles.place}>
              <Button variant="primary" icon={plusIcon} href={action.href}>
                {action.label}
              </Button>
            </span>
          )}
        </div>
      </Container>
    </header>
  );
}
