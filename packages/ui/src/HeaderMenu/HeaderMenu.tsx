import { Avatar } from '../Avatar/Avatar.tsx';
import { Flag } from '../Flag/Flag.tsx';
import { opening } from '../behaviour/opening.ts';
import { code as codeBadge, action } from '../Header/Header.css.ts';
import { BadgePlace } from '../Header/HeaderWay.tsx';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { MenuEntries, type MenuEntry } from '../Menu/Menu.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { chevronDownIcon } from '../icons/index.ts';
import { HeaderDropdown } from './HeaderDropdown.tsx';

interface HeaderMenuChoice {
  /** What is chosen here: "Država", "Jezik". Absent where the value says it: "Nalog". */
  label?: string;
  /** The current value, as shown: "Srbija", "RS". */
  value: string;
  /** What waits behind it. */
  badge?: { count: string; label: string };
  entries?: MenuEntry[];
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

function Trigger({ label, value, icon, flag, person, badge }: HeaderMenuProps) {
  return (
    <>
      {flag && <Flag country={flag} />}
      {icon && <Icon name={icon} />}
      {person && <Avatar initials={person.initials} src={person.picture} size="small" />}
      {label && <VisuallyHidden>{label}: </VisuallyHidden>}
      <span className={flag ? codeBadge : undefined}>{value}</span> {badge && <BadgePlace badge={badge} />}
    </>
  );
}

/** A choice in the header: language, country, account or what is compared. */
export function HeaderMenu(props: HeaderMenuProps) {
  const { sheet, entries = [] } = props;
  if (sheet !== undefined) {
    return (
      <button className={action()} type="button" {...opening({ sheet })}>
        <Trigger {...props} />
        <Icon name={chevronDownIcon} size={16} />
      </button>
    );
  }
  return (
    <HeaderDropdown trigger={<Trigger {...props} />}>
      <MenuEntries entries={entries} />
    </HeaderDropdown>
  );
}
