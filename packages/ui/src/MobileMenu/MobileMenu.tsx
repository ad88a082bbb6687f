import { Avatar } from '../Avatar/Avatar.tsx';
import { opening, type Opens } from '../behaviour/opening.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Flag } from '../Flag/Flag.tsx';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import type { MenuEntry } from '../Menu/Menu.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { chevronDownIcon, chevronRightIcon, plusIcon } from '../icons/index.ts';
import * as styles from './MobileMenu.css.ts';

interface LineLook {
  label: string;
  icon?: IconSource;
  /** A country's flag at the end of the line. */
  flag?: string;
  badge?: { count: string; label: string };
}

/** A way. */
interface WayLine extends LineLook {
  href: string;
  current?: boolean;
  entries?: never;
  open?: never;
  opens?: never;
}

/** A group that opens in its place. */
interface GroupLine extends LineLook {
  /** Lines below this one. */
  entries: MenuEntry[];
  /** Open from the beginning. */
  open?: boolean;
  href?: never;
  current?: never;
  opens?: never;
}

/** A line that opens something else, such as the sheet of countries. */
interface OpeningLine extends LineLook {
  opens: Opens;
  entries?: never;
  open?: never;
  href?: never;
  current?: never;
}

/** A line of the menu. */
export type MobileMenuLine = WayLine | GroupLine | OpeningLine;

/** Who is signed in, with the way to the account. */
export interface MobileMenuPerson {
  name: string;
  /** "38 kredita · 1.200 RSD". */
  detail?: string;
  initials: string;
  picture?: string;
  href: string;
}

export interface MobileMenuProps {
  /** Opened by the button of the mobile header. */
  id: string;
  title: string;
  closeLabel: string;
  action?: { label: string; href: string };
  /** Left out for visitors: a line that leads to signing in stands in `parts`. */
  person?: MobileMenuPerson;
  /** Parts with a line between them. */
  parts: MobileMenuLine[][];
}

function Line({ label, icon, flag, badge, href, entries, open, opens, current }: MobileMenuLine) {
  const inside = (
    <>
      {icon && <Icon name={icon} />}
      <span className={styles.words}>{label}</span> {badge && <Badge {...badge} />}
      {flag && <Flag country={flag} />}
    </>
  );
  if (opens) {
    return (
      <button className={styles.entry} type="button" {...opening(opens)}>
        {inside}
      </button>
    );
  }
  if (!entries) {
    return (
      <a className={styles.entry} href={href} aria-current={current ? 'page' : undefined}>
        {inside}
      </a>
    );
  }
  return (
    <details open={open}>
      <summary className={styles.entry}>
        {inside}
        <span className={styles.sign}>
          <Icon name={chevronDownIcon} />
        </span>
      </summary>
      <ul className={styles.nested}>
        {entries.map((entry) => (
          <li key={entry.href}>
            <a
              className={styles.nestedEntry}
              href={entry.href}
              lang={entry.lang}
              rel={entry.rel}
              aria-current={entry.current ? 'true' : undefined}
            >
              <span className={styles.words}>{entry.label}</span>{' '}
              {entry.count && <span className={styles.end}>{entry.count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Everything of the two desktop bars, on a phone: from the end of the line, in accordions. */
export function MobileMenu({ id, title, closeLabel, action, person, parts }: MobileMenuProps) {
  return (
    <Sheet id={id} title={title} closeLabel={closeLabel} side="end" ways>
      {action && (
        <div className={styles.action}>
          <Button variant="primary" size="large" icon={plusIcon} href={action.href} block>
            {action.label}
          </Button>
        </div>
      )}
      {person && (
        <a className={styles.person} href={person.href}>
          <Avatar initials={person.initials} src={person.picture} />
          <span className={styles.words}>
            <span className={styles.name}>{person.name}</span>
            {person.detail && <span className={styles.detail}> {person.detail}</span>}
          </span>
          <Icon name={chevronRightIcon} />
        </a>
      )}
      {parts.map((lines) => (
        <ul key={lines[0]?.label} className={styles.part}>
          {lines.map((line) => (
            <li key={line.label}>
              <Line {...line} />
            </li>
          ))}
        </ul>
      ))}
    </Sheet>
  );
}
