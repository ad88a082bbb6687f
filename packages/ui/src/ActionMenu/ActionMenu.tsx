'use client';

import * as DropdownMenu from 'radix-ui/dropdown-menu';
import { useRef, type ComponentPropsWithRef, type PointerEventHandler } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { composeHandlers } from '../element/composeProps.ts';
import { useControllableState } from '../element/useControllableState.ts';
import { warnOfOpen } from '../element/useOpen.ts';
import { useMergedRefs } from '../element/useMergedRefs.ts';
import { Icon } from '../Icon/Icon.tsx';
import { iconButton } from '../IconButton/IconButton.css.ts';
import { ellipsisIcon, gripVerticalIcon } from '../icons/index.ts';
import { MenuEntries, menuGaps, type MenuParts } from '../menuEntries/MenuEntries.tsx';
import type { ActionMenuEntry } from '../menuEntries/ActionMenuEntry.ts';
import { checkEntries } from '../menuEntries/checkEntries.ts';
import { panel } from '../menuEntries/menuEntries.css.ts';
import { TopLayer } from '../topLayer/TopLayer.tsx';
import * as styles from './ActionMenu.css.ts';

export interface ActionMenuProps extends ElementProps<'button', 'type' | 'value' | 'aria-label'> {
  /** What the actions belong to: "Radnje: Dragica Đorđević". */
  label: string;
  /** Actions, links, options and submenus, in this order. */
  entries: readonly ActionMenuEntry[];
  /** A disc on a photo, or plain. @default 'plain' */
  variant?: 'plain' | 'onPhoto';
  /** `grip`: the same place also drags. @default 'dots' */
  trigger?: 'dots' | 'grip';
  /** Given: the parent decides. */
  open?: boolean;
  /** Open at the start, where the parent does not decide. @default false */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

const parts: MenuParts = DropdownMenu;

interface ClickedButtonProps extends ComponentPropsWithRef<'button'> {
  theirPointerDown: PointerEventHandler<HTMLButtonElement> | undefined;
}

/** Opens on a click. Radix opens on a press, which is also how a drag and a scroll by finger begin. */
function ClickedButton({ theirPointerDown, onPointerDown: _opens, ...button }: ClickedButtonProps) {
  return <button {...button} onPointerDown={theirPointerDown} />;
}

/** An action that moved the focus keeps it; otherwise it goes back to the button. */
function keepMovedFocus(event: Event) {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) event.preventDefault();
}

/** The actions for one row, behind three dots: a menu with arrow keys, first letters, submenus, options and links. */
export function ActionMenu(props: ActionMenuProps) {
  const {
    label,
    entries,
    variant = 'plain',
    trigger = 'dots',
    open,
    defaultOpen = false,
    onOpenChange,
    ...rest
  } = props;
  if (process.env.NODE_ENV !== 'production') {
    checkEntries('ActionMenu', entries);
    warnOfOpen('ActionMenu', props);
  }
  const [isOpen, setOpen] = useControllableState({ value: open, defaultValue: defaultOpen, onChange: onOpenChange });
  const button = useRef<HTMLButtonElement>(null);
  const { ref, id, onClick, onPointerDown, ...others } = rest;
  const merged = useMergedRefs(button, ref);

  return (
    // Not modal: the page stays as it is, without a locked scroll bar and its style element.
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <DropdownMenu.Trigger
        title={label}
        aria-controls={undefined}
        {...others}
        className={undefined}
        ref={merged}
        // No ids of Radix, here and in `aria-controls`: the islands of a page would share them.
        id={id}
        onClick={composeHandlers(onClick, () => setOpen(!isOpen))}
        asChild
      >
        <ClickedButton
          className={iconButton({ size: 'small', variant })}
          type="button"
          aria-label={label}
          theirPointerDown={onPointerDown}
        >
          {trigger === 'grip' ? (
            <span className={styles.gripIcon}>
              <Icon name={gripVerticalIcon} size={16} />
            </span>
          ) : (
            <Icon name={ellipsisIcon} />
          )}
        </ClickedButton>
      </DropdownMenu.Trigger>
      {isOpen && (
        <TopLayer>
          {(layer) => (
            <DropdownMenu.Content
              className={panel}
              aria-label={label}
              aria-labelledby={undefined}
              align="end"
              sideOffset={menuGaps.trigger}
              collisionPadding={menuGaps.window}
              loop
              onCloseAutoFocus={keepMovedFocus}
              onInteractOutside={(event) => {
                // The click on the button closes it; closed by the press already, it would open again.
                if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
              }}
            >
              <MenuEntries parts={parts} entries={entries} layer={layer} />
            </DropdownMenu.Content>
          )}
        </TopLayer>
      )}
    </DropdownMenu.Root>
  );
}
