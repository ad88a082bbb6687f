import { Flag } from '../Flag/Flag.tsx';
import { code as codeBadge, action } from '../Header/Header.css.ts';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { menu } from '../Menu/Menu.css.ts';
import { MenuEntries, MenuPanel, type MenuEntry } from '../Menu/Menu.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { chevronDownIcon } from '../icons/index.ts';

export interface HeaderMenuProps {
  /** What is chosen here: "Država", "Jezik". */
  label: string;
  /** The current value, as shown: "Srbija", "RS". */
  value: string;
  icon?: IconSource;
  /** A country's flag in place of the icon; the value then stands as a code. [C09] */
  flag?: string;
  entries: MenuEntry[];
}

/** A choice in the header: language, country or account. */
export function HeaderMenu({ label, value, icon, flag, entries }: HeaderMenuProps) {
  return (
    <details className={menu} data-menu="">
      <summary className={action()}>
        {flag && <Flag country={flag} />}
        {icon && <Icon name={icon} />}
        <VisuallyHidden>{label}: </VisuallyHidden>
        <span className={flag ? codeBadge : undefined}>{value}</span>
        <Icon name={chevronDownIcon} size={16} />
      </summary>
      <MenuPanel align="end">
        <MenuEntries entries={entries} />
      </MenuPanel>
    </details>
  );
}
