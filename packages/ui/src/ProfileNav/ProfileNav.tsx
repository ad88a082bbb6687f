import { Avatar } from '../Avatar/Avatar.tsx';
import type { ElementProps } from '../element/ElementProps.ts';
import { chevronDownIcon, menuIcon } from '../icons/index.ts';
import { NavLine } from '../NavLine/NavLine.tsx';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import * as styles from './ProfileNav.css.ts';
import { visibleProfileOptions } from './visibleProfileOptions.ts';

/** A link of the account. [C62] */
export interface ProfileNavOption {
  id: string;
  label: string;
  /** The path that it leads to. */
  value: string;
  icon: IconSource;
  /** `true`: only signed in. `false`: only signed out. Absent: always. */
  signed?: boolean | null;
  /** At the end of the line, as shown: "11". */
  count?: string;
  /** What waits unread. */
  badge?: { count: string; label: string };
}

export interface ProfileNavProps extends ElementProps<'div'> {
  /** Name of the navigation: "Moj nalog". */
  label: string;
  options: readonly ProfileNavOption[];
  signedIn: boolean;
  /** Id of the option whose page is shown. */
  current?: string;
  /** The signed-in user. */
  person?: { name: string; detail: string; initials: string; picture?: string };
  /** One line that opens, for the first page of the account on a phone. @default false */
  folded?: boolean;
}

/** The links of the account: a column beside the page, or a line that opens. */
export function ProfileNav({ label, options, signedIn, current, person, folded = false, ...rest }: ProfileNavProps) {
  const links = (
    <nav aria-label={label}>
      <ul>
        {visibleProfileOptions(options, signedIn).map(({ id, value, signed: _signed, ...line }) => (
          <li key={id}>
            <NavLine {...line} href={value} current={id === current} />
          </li>
        ))}
      </ul>
    </nav>
  );
  return (
    <div {...rest} className={undefined}>
      {person && !folded && (
        <div className={styles.person}>
          <Avatar initials={person.initials} src={person.picture} />
          <div className={styles.who}>
            <div className={styles.name}>{person.name}</div>
            <div className={styles.detail}>{person.detail}</div>
          </div>
        </div>
      )}
      {folded ? (
        <details>
          <summary className={styles.summary}>
            <Icon name={menuIcon} />
            <span className={styles.words}>{label}</span>
            <span className={styles.mark}>
              <Icon name={chevronDownIcon} size={16} />
            </span>
          </summary>
          <div className={styles.opened}>{links}</div>
        </details>
      ) : (
        links
      )}
    </div>
  );
}
