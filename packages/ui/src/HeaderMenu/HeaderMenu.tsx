import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Flag } from '../Flag/Flag.tsx';
import { code as codeBadge, action } from '../Header/Header.css.ts';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { menu } from '../Menu/Menu.css.ts';
import { MenuEntries, MenuPanel, type MenuEntry } from '../Menu/Menu.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { chevronDownIcon } from '../icons/index.ts';

interface HeaderMenuChoice {
  /** What is chosen here: "Država", "Jezik". */
  label: string;
  /** The current value, as shown: "Srbija", "RS". */
  value: string;
  /** What waits behind it. */
  badge?: { count: string; label: string };
  entries: MenuEntry[];
}

interface IconMenuProps extends HeaderMenuChoice {
  icon?: IconSource;
  flag?: never;
  person?: never;
}

interface FlagMenuProps extends HeaderMenuChoice {
  /** A country's flag in place of the icon; the value then stands as a code. [C09] */
  flag: string;
  icon?: never;
  person?: never;
}

interface PersonMenuProps extends HeaderMenuChoice {
  /** Who is signed in; the value is then the first name. */
  person: { initials: string; picture?: string };
  icon?: never;
  flag?: never;
}

export type HeaderMenuProps = IconMenuProps | FlagMenuProps | PersonMenuProps;

/** A choice in the header: language, country or account. */
export function HeaderMenu({ label, value, icon, flag, person, badge, entries }: HeaderMenuProps) {
  return (
    <details className={menu} data-menu="">
      <summary className={action()}>
        {flag && <Flag country={flag} />}
        {icon && <Icon name={icon} />}
        {person && <Avatar initials={person.initials} src={person.picture} size="small" />}
        <VisuallyHidden>{label}: </VisuallyHidden>
        <span className={flag ? codeBadge : undefined}>{value}</span>
        {badge && <Badge {...badge} />}
        <Icon name={chevronDownIcon} size={16} />
      </summary>
      <MenuPanel align="end">
        <MenuEntries entries={entries} />
      </MenuPanel>
    </details>
  );
}
