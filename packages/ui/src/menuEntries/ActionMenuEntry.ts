import type { IconSource } from '../icons/IconSource.ts';

interface EntryLook {
  /** Unique in its list. Typing its first letters moves there. */
  label: string;
  icon?: IconSource;
  /** The keys that do the same, as shown: "Ctrl+C". The page listens to them, the menu only says them. */
  shortcut?: string;
}

interface ActionLook extends EntryLook {
  kind?: never;
  /** Something is lost by it. @default 'neutral' */
  tone?: 'neutral' | 'critical';
  /** Why it cannot be used now; shown below its words. It then does nothing. */
  reason?: string;
}

/** A page that the entry leads to, or something that it does. */
export type MenuAction = ActionLook & ({ href: string; onAct?: never } | { href?: never; onAct: () => void });

/** A line between two groups of entries. */
export interface MenuSeparator {
  kind: 'separator';
}

/** Entries of their own, beside this one. */
export interface MenuSubmenu extends Omit<EntryLook, 'shortcut'> {
  kind: 'submenu';
  entries: readonly ActionMenuEntry[];
}

/** Something that is on or off. The menu stays open, so that several can be set. */
export interface MenuCheckbox extends EntryLook {
  kind: 'checkbox';
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** One of several options. */
export interface MenuRadios {
  kind: 'radios';
  /** What is chosen, shown above the options: "Poređaj". */
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onValueChange: (value: string) => void;
}

/** One entry of an `ActionMenu` or a `ContextMenu`. Without a `kind` it is an action or a link. */
export type ActionMenuEntry = MenuAction | MenuSeparator | MenuSubmenu | MenuCheckbox | MenuRadios;
