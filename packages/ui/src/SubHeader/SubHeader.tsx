'use client';

import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { useDetailsOpen, type DetailsOpenProps } from '../element/useDetailsOpen.ts';
import { warnOfOpen } from '../element/useOpen.ts';
import { dialogLink } from '../behaviour/opening.ts';
import { Container } from '../Container/Container.tsx';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { menu as menuStyle } from '../Menu/Menu.css.ts';
import { MenuEntries, MenuPanel, type MenuEntry } from '../Menu/Menu.tsx';
import * as styles from './SubHeader.css.ts';

export interface SubHeaderLink {
  label: string;
  href: string;
  icon: IconSource;
  /** The page that is shown, or a page below it. */
  current?: boolean;
  /** The dialog that the site opens in place of the page, once its script is there. */
  opensDialog?: string;
}

/** Links with a title above them. */
export interface MenuGroup {
  title: string;
  icon?: IconSource;
  entries: readonly MenuEntry[];
}

/** A menu of the bar: its links are in groups, or in one list. */
export interface SubHeaderMenu {
  label: string;
  icon: IconSource;
  groups: readonly MenuGroup[];
  current?: boolean;
}

export interface SubHeaderProps extends ElementProps<'nav'> {
  /** Name of the bar: "Glavni meni". */
  label: string;
  /** Menus come first: the categories. [C10] */
  menus: readonly SubHeaderMenu[];
  /** More menus after them, as `BarMenu`: the fast search, which is hydrated by itself. [C11] */
  children?: ReactNode;
  links: readonly SubHeaderLink[];
  /** At the end of the line: the history. */
  endLinks?: readonly SubHeaderLink[];
}

/** More entries than a panel shows one below the other. */
const isLong = ({ entries }: MenuGroup) => entries.length > 10;

function Groups({ groups }: { groups: readonly MenuGroup[] }) {
  const [only] = groups;
  if (groups.length === 1 && only) {
    return <MenuEntries entries={only.entries} columns={isLong(only)} />;
  }
  return (
    <div className={styles.columns}>
      {groups.map(({ title, icon, entries }) => (
        <div key={title}>
          <p className={styles.columnTitle}>
            {icon && <Icon name={icon} />}
            {title}
          </p>
          <MenuEntries entries={entries} />
        </div>
      ))}
    </div>
  );
}

function MenuIcon({ icon }: { icon: IconSource }) {
  return (
    <span className={styles.icon}>
      <Icon name={icon} size={16} />
    </span>
  );
}

function BarLink({ label, href, icon, current, opensDialog }: SubHeaderLink) {
  return (
    <Anchor
      className={styles.link({})}
      href={href}
      aria-current={current ? 'page' : undefined}
      {...dialogLink(opensDialog)}
    >
      <MenuIcon icon={icon} />
      {label}
    </Anchor>
  );
}

export interface BarMenuProps
  extends Pick<SubHeaderMenu, 'label' | 'icon' | 'current'>, DetailsOpenProps, ElementProps<'details', 'open'> {
  /** The content of its panel. */
  children: ReactNode;
  /** Room for several columns. */
  wide?: boolean;
  /** The first of the bar is at its edge. */
  first?: boolean;
}

/** A menu of the bar. Opening one closes the others, also without JavaScript. [C10, C11] */
export function BarMenu(props: BarMenuProps) {
  const { label, icon, current, children, wide, first = false, ...rest } = props;
  const { open, defaultOpen, onOpenChange, ref, onClick, onToggle, ...attributes } = rest;
  if (process.env.NODE_ENV !== 'production') warnOfOpen('BarMenu', props);
  const opened = useDetailsOpen({ open, defaultOpen, onOpenChange, ref, onClick, onToggle });

  return (
    <details data-menu="" name="subheader" {...attributes} {...opened} className={menuStyle}>
      <summary className={styles.link({ first })} aria-current={current ? 'true' : undefined}>
        <MenuIcon icon={icon} />
        {label}
      </summary>
      <MenuPanel wide={wide}>{children}</MenuPanel>
    </details>
  );
}

/** The second bar of a desktop, 50 px high: where everything is. [C03, C10-C17] */
export function SubHeader({ label, menus, children, links, endLinks = [], ...rest }: SubHeaderProps) {
  return (
    <nav aria-label={label} {...rest} className={styles.bar}>
      <Container>
        <div className={styles.inner} data-bar="">
          {menus.map(({ groups, ...menu }, index) => (
            <BarMenu key={menu.label} {...menu} first={index === 0} wide={groups.length > 1 || groups.some(isLong)}>
              <Groups groups={groups} />
            </BarMenu>
          ))}
          {children}
          {links.map((link) => (
            <BarLink key={link.href} {...link} />
          ))}
          {endLinks.length > 0 && (
            <span className={styles.end}>
              {endLinks.map((link) => (
                <BarLink key={link.href} {...link} />
              ))}
            </span>
          )}
        </div>
      </Container>
    </nav>
  );
}
