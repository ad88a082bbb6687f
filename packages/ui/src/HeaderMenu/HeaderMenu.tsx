import { Avatar } from '../Avatar/Avatar.tsx';
import { Flag } from '../Flag/Flag.tsx';
import { opening } from '../behaviour/opening.ts';
import { code as codeBadge, action } from '../Header/Header.css.ts';
import { BadgePlace } from '../Header/HeaderWay.tsx';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { menu } from '../Menu/Menu.css.ts';
import { MenuEntries, MenuPanel, type MenuEntry } from '../Menu/Menu.tsx';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { chevronDownIcon } from '../icons/index.ts';

interface HeaderMenuChoice {
  /** What is chosen here: "Država", "Jezik". Absent where the value says it: "Uporedi". */
  label?: string;
  /** The current value, as shown: "Srbija", "RS". */
  value: string;
  /** What waits behind it. */
  badge?: { count: string; label: string };
  /** Something may come to wait behind it later: room for the badge is kept. */
  keepsBadgeRoom?: boolean;
  entries?: MenuEntry[];
  /** What stands in place of no entries. */
  empty?: string;
  /** Id of a `MenuSheet` that it opens in place of a panel of its own: one list for several buttons. */
  sheet?: string;
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

function Inside({ label, value, icon, flag, person, badge, keepsBadgeRoom }: HeaderMenuProps) {
  return (
    <>
      {flag && <Flag country={flag} />}
      {icon && <Icon name={icon} />}
      {person && <Avatar initials={person.initials} src={person.picture} size="small" />}
      {label && <VisuallyHidden>{label}: </VisuallyHidden>}
      <span className={flag ? codeBadge : undefined}>{value}</span>{' '}
      {(badge || keepsBadgeRoom) && <BadgePlace badge={badge} />}
      <Icon name={chevronDownIcon} size={16} />
    </>
  );
}

/** A choice in the header: language, country, account or what is compared. */
export function HeaderMenu(props: HeaderMenuProps) {
  const { sheet, entries = [], empty } = props;
  if (sheet !== undefined) {
    return (
      <button className={action()} type="button" {...opening({ sheet })}>
        <Inside {...props} />
      </button>
    );
  }
  return (
    <details className={menu} data-menu="" name="header">
      <summary className={action()}>
        <Inside {...props} />
      </summary>
      <MenuPanel align="end">
        {entries.length > 0 ? <MenuEntries entries={entries} /> : empty && <Text tone="secondary">{empty}</Text>}
      </MenuPanel>
    </details>
  );
}
