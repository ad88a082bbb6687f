'use client';

import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { useDetailsOpen, type DetailsOpenProps } from '../element/useDetailsOpen.ts';
import { warnOfOpen } from '../element/useOpen.ts';
import { dialogLink } from '../behaviour/opening.ts';
import { Anchor } from '../LinkProvider/Anchor.tsx';
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
  /** In the place of a count: a part that fills itself in. */
  live?: ReactNode;
  current?: boolean;
  rel?: string;
  lang?: string;
  /** The dialog that the site opens in place of the page, once its script is there; see {@link dialogLink}. */
  opensDialog?: string;
  /** Entries below this one: the menu is a tree. */
  entries?: readonly MenuEntry[] | undefined;
}

export interface MenuPanelProps extends ElementProps<'div'> {
  children: ReactNode;
  /** @default 'start' */
  align?: 'start' | 'end' | undefined;
  /** Room for several columns. */
  wide?: boolean | undefined;
}

/** The floating part of a menu. */
export function MenuPanel({ children, align = 'start', wide = false, ...rest }: MenuPanelProps) {
  return (
    <div {...rest} className={styles.panel({ align, wide })}>
      {children}
    </div>
  );
}

export interface MenuEntriesProps extends ElementProps<'ul'> {
  entries: readonly MenuEntry[];
  /** In columns, for long lists in a wide panel. */
  columns?: boolean;
}

/** Links of a menu; links below a link are in a list of their own. */
export function MenuEntries({ entries, columns, ...rest }: MenuEntriesProps) {
  return (
    <ul {...rest} className={columns ? styles.columns : undefined}>
      {entries.map(({ label, href, icon, count, live, current, rel, lang, opensDialog, entries: below }) => (
        <li key={href}>
          <Anchor
            className={styles.entry}
            href={href}
            rel={rel}
            lang={lang}
            aria-current={current ? 'true' : undefined}
            {...dialogLink(opensDialog)}
          >
            {icon && <Icon name={icon} />}
            {label}
            {live && <span className={styles.entryCount}>{live}</span>}
            {count && <span className={styles.entryCount}>{count}</span>}
            {current && !count && (
              <span className={styles.entryCount}>
                <Icon name={checkIcon} size={16} />
              </span>
            )}
          </Anchor>
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

export interface MenuProps extends DetailsOpenProps, ElementProps<'details', 'open'> {
  /** What the menu is for; its trigger shows it, or the current value after it. */
  label: string;
  /** The current value, shown in place of the label. */
  value?: string;
  entries: readonly MenuEntry[];
  /** @default 'start' */
  align?: 'start' | 'end';
}

/** A list of links behind a trigger that looks like a field. Opens without JavaScript; Escape closes it. */
export function Menu(props: MenuProps) {
  const { label, value, entries, align, ...rest } = props;
  const { open, defaultOpen, onOpenChange, ref, onClick, onToggle, ...attributes } = rest;
  if (process.env.NODE_ENV !== 'production') {
    requireUnique(
      'Menu',
      'entries',
      entries.map(({ href }) => href),
    );
    warnOfOpen('Menu', props);
  }
  const opened = useDetailsOpen({ open, defaultOpen, onOpenChange, ref, onClick, onToggle });

  return (
    <details data-menu="" {...attributes} {...opened} className={styles.menu}>
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
