import type { ReactNode } from 'react';
import { action } from '../Header/Header.css.ts';
import { menu } from '../Menu/Menu.css.ts';
import { MenuPanel } from '../Menu/Menu.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { chevronDownIcon } from '../icons/index.ts';

export interface HeaderDropdownProps {
  /** What stands on it: an icon, words, room for a badge. */
  trigger: ReactNode;
  /** An arrow at its end. Absent where a number stands there. @default true */
  arrow?: boolean;
  /** What stands in its panel. */
  children: ReactNode;
}

/** A trigger of the header with a panel below it. Opening one closes the others, also without JavaScript. */
export function HeaderDropdown({ trigger, arrow = true, children }: HeaderDropdownProps) {
  return (
    <details className={menu} data-menu="" name="header">
      <summary className={action()}>
        {trigger}
        {arrow && <Icon name={chevronDownIcon} size={16} />}
      </summary>
      <MenuPanel align="end">{children}</MenuPanel>
    </details>
  );
}
