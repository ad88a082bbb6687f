import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import type { HeaderLink } from '../Header/HeaderWay.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Logo, type LogoProps } from '../Logo/Logo.tsx';
import { menuIcon } from '../icons/index.ts';
import * as styles from './MobileHeader.css.ts';

export interface MobileHeaderProps extends ElementProps<'header'> {
  logo: LogoProps;
  /** At most four icons, only those with something behind them. [C19] */
  links: readonly HeaderLink[];
  /** More icons, before the button of the menu. They come and go at their left end, so nothing moves. [C19, C20] */
  children?: ReactNode;
  /** The most icons that may be here, with that of the menu: room for them is kept. @default 4 */
  icons?: 1 | 2 | 3 | 4 | 5;
  /** The button that opens the mobile menu. */
  menu: { label: string; sheet: string };
}

/** The header below 1024 px, 56 px high. On a desktop it is not drawn. [C18] */
export function MobileHeader({ logo, links, children, icons = 4, menu, ...rest }: MobileHeaderProps) {
  return (
    <header {...rest} className={styles.header}>
      <span className={styles.logo({ icons })}>
        <Logo {...logo} />
      </span>
      <span className={styles.actions}>
        {links.map((link) => (
          <IconButton key={link.href} {...link} iconSize={24} />
        ))}
        {children}
        <IconButton icon={menuIcon} iconSize={24} label={menu.label} opens={{ sheet: menu.sheet }} />
      </span>
    </header>
  );
}
