'use client';

import type * as DropdownMenu from 'radix-ui/dropdown-menu';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconSource } from '../icons/IconSource.ts';
import { checkIcon, chevronRightIcon } from '../icons/index.ts';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import type { MenuAction, MenuCheckbox, ActionMenuEntry, MenuRadios, MenuSubmenu } from './ActionMenuEntry.ts';
import * as styles from './menuEntries.css.ts';

/** The components of a kind of menu: Radix has the same ones for each kind. */
export type MenuParts = Pick<
  typeof DropdownMenu,
  | 'CheckboxItem'
  | 'Item'
  | 'ItemIndicator'
  | 'Label'
  | 'Portal'
  | 'RadioGroup'
  | 'RadioItem'
  | 'Separator'
  | 'Sub'
  | 'SubContent'
  | 'SubTrigger'
>;

interface EntryProps<Entry> {
  parts: MenuParts;
  entry: Entry;
}

/** Distances of every menu to the edge of the window, to its trigger, and of a submenu to its entry. */
export const menuGaps = { window: 8, trigger: 4, submenu: 2 };

/** A window too narrow for two menus side by side: a submenu then overlaps the first one. */
const narrowWindow = 560;
const overlap = -140;

const stayOpen = (event: Event) => event.preventDefault();

const iconOf = (icon: IconSource) => (
  <span className={styles.start}>
    <Icon name={icon} size={16} />
  </span>
);

const endOf = (shortcut?: string): ReactNode => shortcut && <span className={styles.end}>{shortcut}</span>;

function Action({ parts, entry }: EntryProps<MenuAction>) {
  const { label, icon, tone = 'neutral', reason, shortcut, href, onAct } = entry;
  const content = (
    <>
      {icon && iconOf(icon)}
      <span className={styles.words}>
        {label}
        {reason && <span className={styles.reason}>{reason}</span>}
      </span>
      {endOf(shortcut)}
    </>
  );
  if (reason) {
    // Not disabled: it takes the focus, so that the reason is announced.
    return (
      <parts.Item className={styles.entry({ tone: 'off' })} textValue={label} aria-disabled onSelect={stayOpen}>
        {content}
      </parts.Item>
    );
  }

  return href === undefined ? (
    <parts.Item className={styles.entry({ tone })} textValue={label} onSelect={onAct}>
      {content}
    </parts.Item>
  ) : (
    <parts.Item className={styles.entry({ tone })} textValue={label} asChild>
      <Anchor href={href}>{content}</Anchor>
    </parts.Item>
  );
}

function Checkbox({ parts, entry }: EntryProps<MenuCheckbox>) {
  const { label, icon, shortcut, checked, onCheckedChange } = entry;
  return (
    <parts.CheckboxItem
      className={styles.entry({ tone: 'neutral' })}
      textValue={label}
      checked={checked}
      onCheckedChange={onCheckedChange}
      onSelect={stayOpen}
    >
      <Tick parts={parts} />
      {icon && iconOf(icon)}
      <span className={styles.words}>{label}</span>
      {endOf(shortcut)}
    </parts.CheckboxItem>
  );
}

const Tick = ({ parts }: { parts: MenuParts }) => (
  <span className={styles.start}>
    <parts.ItemIndicator>
      <Icon name={checkIcon} size={16} />
    </parts.ItemIndicator>
  </span>
);

function Radios({ parts, entry }: EntryProps<MenuRadios>) {
  const { label, value, options, onValueChange } = entry;
  return (
    <parts.RadioGroup aria-label={label} value={value} onValueChange={onValueChange}>
      <parts.Label className={styles.groupLabel} aria-hidden>
        {label}
      </parts.Label>
      {options.map((option) => (
        <parts.RadioItem
          key={option.value}
          className={styles.entry({ tone: 'neutral' })}
          value={option.value}
          textValue={option.label}
        >
          <Tick parts={parts} />
          <span className={styles.words}>{option.label}</span>
        </parts.RadioItem>
      ))}
    </parts.RadioGroup>
  );
}

interface LayerProps {
  /** Where submenus are drawn. */
  layer: HTMLElement;
}

function Submenu({ parts, entry, layer }: EntryProps<MenuSubmenu> & LayerProps) {
  const { label, icon, entries } = entry;
  const isNarrow = layer.ownerDocument.documentElement.clientWidth < narrowWindow;
  return (
    <parts.Sub>
      <parts.SubTrigger className={styles.entry({ tone: 'neutral' })} textValue={label}>
        {icon && iconOf(icon)}
        <span className={styles.words}>{label}</span>
        <span className={styles.end}>
          <Icon name={chevronRightIcon} size={16} />
        </span>
      </parts.SubTrigger>
      <parts.Portal container={layer}>
        <parts.SubContent
          className={styles.panel}
          loop
          sideOffset={isNarrow ? overlap : menuGaps.submenu}
          collisionPadding={menuGaps.window}
        >
          <MenuEntries parts={parts} entries={entries} layer={layer} />
        </parts.SubContent>
      </parts.Portal>
    </parts.Sub>
  );
}

export interface MenuEntriesProps extends LayerProps {
  parts: MenuParts;
  entries: readonly ActionMenuEntry[];
}

/** The entries of one list, drawn with the parts of its kind of menu. */
export function MenuEntries({ parts, entries, layer }: MenuEntriesProps) {
  return entries.map((entry, index) => {
    switch (entry.kind) {
      case 'separator':
        // A divider has no words, so its index is its key.
        return <parts.Separator key={`separator-${index}`} className={styles.separator} />;
      case 'submenu':
        return <Submenu key={entry.label} parts={parts} entry={entry} layer={layer} />;
      case 'checkbox':
        return <Checkbox key={entry.label} parts={parts} entry={entry} />;
      case 'radios':
        return <Radios key={entry.label} parts={parts} entry={entry} />;
      default:
        return <Action key={entry.label} parts={parts} entry={entry} />;
    }
  });
}
