import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Container } from '../Container/Container.tsx';
import type { ElementProps } from '../element/ElementProps.ts';
import { Logo, type LogoProps } from '../Logo/Logo.tsx';
import { plusIcon } from '../icons/index.ts';
import * as styles from './Header.css.ts';
import { HeaderWay, type HeaderLink } from './HeaderWay.tsx';

export interface HeaderProps extends ElementProps<'header'> {
  logo: LogoProps;
  /** Compare, cart and the like, as far as their pages exist. */
  links: readonly HeaderLink[];
  /** Menus after the links: account, country, language. */
  children?: ReactNode;
  /** The one primary button. */
  action?: { label: string; href: string };
}

/** The header of a desktop, 62 px high. Below 1024 px it is not drawn. [C01-C08] */
export function Header({ logo, links, children, action, ...rest }: HeaderProps) {
  return (
    <header {...rest} className={styles.header}>
      <Container>
        <div className={styles.inner}>
          <Logo {...logo} />
          <span className={styles.gap} />
          {links.map((link) => (
            <HeaderWay key={link.href} {...link} />
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
