'use client';

import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { useDetailsOpen, type DetailsOpenProps } from '../element/useDetailsOpen.ts';
import { warnOfOpen } from '../element/useOpen.ts';
import { action } from '../Header/Header.css.ts';
import { menu } from '../Menu/Menu.css.ts';
import { MenuPanel } from '../Menu/Menu.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { chevronDownIcon } from '../icons/index.ts';

export interface HeaderDropdownProps extends DetailsOpenProps, ElementProps<'details', 'open'> {
  /** What is on it: an icon, words, room for a badge. */
  trigger: ReactNode;
  /** An arrow at its end. Absent where a number is there. @default true */
  arrow?: boolean;
  /** What is in its panel. */
  children: ReactNode;
}

/** A trigger of the header with a panel below it. Opening one closes the others, also without JavaScript. */
export function HeaderDropdown(props: HeaderDropdownProps) {
  const { trigger, arrow = true, children, ...rest } = props;
  const { open, defaultOpen, onOpenChange, ref, onClick, onToggle, ...attributes } = rest;
  if (process.env.NODE_ENV !== 'production') warnOfOpen('HeaderDropdown', props);
  const opened = useDetailsOpen({ open, defaultOpen, onOpenChange, ref, onClick, onToggle });

  return (
    <details data-menu="" name="header" {...attributes} {...opened} className={menu}>
      <summary className={action()}>
        {trigger}
        {arrow && <Icon name={chevronDownIcon} size={16} />}
      </summary>
      <MenuPanel align="end">{children}</MenuPanel>
    </details>
  );
}
