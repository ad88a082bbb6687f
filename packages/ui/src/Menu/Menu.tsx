import type { ReactNode } from 'react';
import { dialogLink } from '../behaviour/opening.ts';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { checkIcon, chevronDownIcon } from '../icons/index.ts';
import { requireUnique } from '../devWarnings/devWarnings.ts';
import * as styles from './Menu.css.ts';

export interface MenuEntry {
  label: string;
  href: string;
  icon?: IconSource;
  /** Ads behind it, as shown. */
  count?: string;
  current?: boolean;
  rel?: string;
  lang?: string;
  /** What the site opens in place of the page, once its script is there; see {@link dialogLink}. */
  opensDialog?: string;
  /** Entries below this one: the menu is a tree. */
  entries?: MenuEntry[];
}

export interface MenuPanelProps {
  children: ReactNode;
  /** @default 'start' */
  align?: 'start' | 'end';
  /** Room for several columns. */
  wide?: boolean;
}

/** The floating part of a menu. */
export function MenuPanel({ children, align = 'start', wide = false }: MenuPanelProps) {
  return <div className={styles.panel({ align, wide })}>{children}</div>;
}

export interface MenuEntriesProps {
  entries: MenuEntry[];
  /** In columns, for long lists in a wide panel. */
  columns?: boolean;
}

/** Links of a menu; links below a link stand in a list of their own. */
export function MenuEntries({ entries, columns }: MenuEntriesProps) {
  return (
    <ul className={columns ? styles.columns : undefined}>
      {entries.map(({ label, href, icon, count, current, rel, lang, opensDialog, entries: below }) => (
        <li key={href}>
          <a
            className={styles.entry}
            href={href}
            rel={rel}
            lang={lang}
            aria-current={current ? 'true' : undefined}
            {...dialogLink(opensDialog)}
          >
            {icon && <Icon name={icon} />}
            {label}
            {count && <span className={styles.entryCount}>{count}</span>}
            {current && !count && (
              <span className={styles.entryCount}>
                <Icon name={checkIcon} size={16} />
              </span>
            )}
          </a>
          {below && (
            <div className={styles.below}>
              <MenuEntries entries={below} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

export interface MenuProps {
  /** What the menu is for; its trigger shows it, or the current value after it. */
  label: string;
  /** The current value, shown in place of the label. */
  value?: string;
  entries: MenuEntry[];
  /** @default 'start' */
  align?: 'start' | 'end';
}

/** A list of links behind a trigger that looks like a field. Opens without JavaScript; Escape closes it. */
export function Menu({ label, value, entries, align }: MenuProps) {
  if (process.env.NODE_ENV !== 'production') {
    requireUnique(
      'Menu',
      'entries',
      entries.map(({ href }) => href),
    );
  }
  return (
    <details className={styles.menu} data-menu="">
      <summary className={styles.fieldTrigger} aria-label={value ? `${label}: ${value}` : undefined}>
        <span className={styles.value}>{value ?? label}</span>
        <span className={styles.arrow}>
          <Icon name={chevronDownIcon} size={16} />
        </span>
      </summary>
      <MenuPanel align={align}>
        <MenuEntries entries={entries} />
      </MenuPanel>
    </details>
  );
}
