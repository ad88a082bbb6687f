'use client';

import * as RadixContextMenu from 'radix-ui/context-menu';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { useControllableState } from '../element/useControllableState.ts';
import { warnOfOpen } from '../element/useOpen.ts';
import { MenuEntries, menuGaps, type MenuParts } from '../menuEntries/MenuEntries.tsx';
import type { ActionMenuEntry } from '../menuEntries/ActionMenuEntry.ts';
import { checkEntries } from '../menuEntries/checkEntries.ts';
import { panel } from '../menuEntries/menuEntries.css.ts';
import { TopLayer } from '../topLayer/TopLayer.tsx';
import { area } from './ContextMenu.css.ts';

export interface ContextMenuProps extends ElementProps<'div'> {
  /** What the actions belong to: "Radnje: naslovna slika". Names the menu for screen readers. */
  label: string;
  /** Actions, links, options and submenus, in this order: the same as those of an `ActionMenu`. */
  entries: readonly ActionMenuEntry[];
  /** Leaves the browser's own menu. @default false */
  disabled?: boolean;
  /** Given: the parent decides. It opens at the pointer, so a parent can close it but hardly open it. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The area. Something in it must take the focus, or the menu is out of reach for the keyboard. */
  children: ReactNode;
}

const parts: MenuParts = RadixContextMenu;

/** Without the style of Radix, which a page's security policy forbids in server HTML: it is in the sheet. */
function Area({ style: _inSheet, ...props }: ComponentPropsWithRef<'div'>) {
  return <div {...props} className={area} />;
}

/** The actions of a thing at the pointer: by right click, by long press, by the menu key of the keyboard. */
export function ContextMenu(props: ContextMenuProps) {
  const { label, entries, disabled = false, open, onOpenChange, children, ...rest } = props;
  if (process.env.NODE_ENV !== 'production') {
    checkEntries('ContextMenu', entries);
    warnOfOpen('ContextMenu', props);
  }
  const [isOpen, setOpen] = useControllableState({ value: open, defaultValue: false, onChange: onOpenChange });

  return (
    <RadixContextMenu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <RadixContextMenu.Trigger {...rest} disabled={disabled} asChild>
        <Area>{children}</Area>
      </RadixContextMenu.Trigger>
      {isOpen && (
        <TopLayer>
          {(layer) => (
            <RadixContextMenu.Content className={panel} aria-label={label} collisionPadding={menuGaps.window} loop>
              <MenuEntries parts={parts} entries={entries} layer={layer} />
            </RadixContextMenu.Content>
          )}
        </TopLayer>
      )}
    </RadixContextMenu.Root>
  );
}
