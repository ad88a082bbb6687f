import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import type { DetailsOpenProps } from '../element/useDetailsOpen.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { Flag } from '../Flag/Flag.tsx';
import { opening } from '../behaviour/opening.ts';
import { code as codeBadge, action } from '../Header/Header.css.ts';
import { BadgePlace } from '../Header/HeaderWay.tsx';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { MenuEntries, type MenuEntry } from '../Menu/Menu.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { chevronDownIcon } from '../icons/index.ts';
import { HeaderDropdown } from './HeaderDropdown.tsx';
import * as styles from './HeaderMenu.css.ts';

interface HeaderMenuLook {
  /** What is chosen here: "Država", "Jezik". Absent where the value says it: "Nalog". */
  label?: string;
  /** The current value, as shown: "Srbija", "RS". */
  value: string;
  /** What waits behind it. */
  badge?: { count: string; label: string } | undefined;
  /** The same as a part that fills itself in, in a `BadgePlace`. */
  liveBadge?: ReactNode;
}

interface IconMenuLook extends HeaderMenuLook {
  icon?: IconSource | undefined;
  flag?: never;
  person?: never;
  owner?: never;
}

interface FlagMenuLook extends HeaderMenuLook {
  /** A country's flag in place of the icon; the value is then its code. [C09] */
  flag: string;
  icon?: never;
  person?: never;
  owner?: never;
}

interface PersonMenuLook extends HeaderMenuLook {
  /** The signed-in user; the value is then the first name, or that of a business, cut if it is long. */
  person: { initials: string; picture?: string };
  /** At the head of its panel: the whole name, and the address that tells two accounts apart. */
  owner?: { name: string; detail?: string | undefined } | undefined;
  icon?: never;
  flag?: never;
}

type Look = IconMenuLook | FlagMenuLook | PersonMenuLook;

/** A panel of its own. */
interface PanelMenu extends DetailsOpenProps, ElementProps<'details', 'open'> {
  entries?: readonly MenuEntry[];
  sheet?: never;
}

/** One list for several buttons. */
interface SheetMenu extends ElementProps<'button', 'type' | 'value'> {
  /** Id of the `MenuSheet` that it opens in place of a panel of its own. */
  sheet: string;
  entries?: never;
}

export type HeaderMenuProps = Look & (PanelMenu | SheetMenu);

function Trigger({ label, value, icon, flag, person, badge, liveBadge }: Look) {
  return (
    <>
      {flag && <Flag country={flag} />}
      {icon && <Icon name={icon} />}
      {person && <Avatar initials={person.initials} src={person.picture} size="small" />}
      {label && <VisuallyHidden>{label}: </VisuallyHidden>}
      <span className={flag ? codeBadge : person && styles.who}>{value}</span>{' '}
      {liveBadge ?? (badge && <BadgePlace badge={badge} />)}
    </>
  );
}

/** A choice in the header: language, country, account or what is compared. */
export function HeaderMenu(props: HeaderMenuProps) {
  const { label, value, icon, flag, person, owner, badge, liveBadge, ...rest } = props;
  const trigger = <Trigger {...({ label, value, icon, flag, person, badge, liveBadge } as Look)} />;
  if (rest.sheet !== undefined) {
    const { sheet, entries: _none, ...attributes } = rest;
    return (
      <button {...opening({ sheet })} {...attributes} className={action()} type="button">
        {trigger}
        <Icon name={chevronDownIcon} size={16} />
      </button>
    );
  }
  const { entries = [], sheet: _none, ...attributes } = rest;

  return (
    <HeaderDropdown {...attributes} trigger={trigger}>
      {owner && (
        <div className={styles.owner}>
          <p className={styles.name}>{owner.name}</p>
          {owner.detail !== undefined && <p className={styles.detail}>{owner.detail}</p>}
        </div>
      )}
      <MenuEntries entries={entries} />
    </HeaderDropdown>
  );
}
