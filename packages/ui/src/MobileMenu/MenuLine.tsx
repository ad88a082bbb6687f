import { dialogLink, opening, type Opens } from '../behaviour/opening.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Flag } from '../Flag/Flag.tsx';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import type { MenuEntry } from '../Menu/Menu.tsx';
import { chevronDownIcon } from '../icons/index.ts';
import * as styles from './MobileMenu.css.ts';

interface LineLook {
  label: string;
  icon?: IconSource;
  /** A country's flag at the end of the line. */
  flag?: string;
  badge?: { count: string; label: string };
}

/** A link. */
interface WayLine extends LineLook {
  href: string;
  current?: boolean;
  /** The dialog that the site opens in place of the page, once its script is there. */
  opensDialog?: string;
  entries?: never;
  open?: never;
  opens?: never;
}

/** A group that opens in its place. */
interface GroupLine extends LineLook {
  /** Lines below this one. */
  entries: readonly MenuEntry[];
  /** Open from the beginning. */
  open?: boolean;
  href?: never;
  current?: never;
  opensDialog?: never;
  opens?: never;
}

/** A line that opens something else, such as the sheet of countries. */
interface OpeningLine extends LineLook {
  opens: Opens;
  entries?: never;
  open?: never;
  href?: never;
  current?: never;
  opensDialog?: never;
}

/** A line of the menu. */
export type MobileMenuLine = WayLine | GroupLine | OpeningLine;

/** Links below a group, and those below a link. */
function Nested({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <ul className={styles.nested}>
      {entries.map(({ label, href, lang, rel, current, count, entries: below }) => (
        <li key={href}>
          <Anchor
            className={styles.nestedEntry}
            href={href}
            lang={lang}
            rel={rel}
            aria-current={current ? 'true' : undefined}
          >
            {label} {count && <span className={styles.end}>{count}</span>}
          </Anchor>
          {below && <Nested entries={below} />}
        </li>
      ))}
    </ul>
  );
}

/** A line of the menu: a link, a group that opens in its place, or a button. */
export function MenuLine({
  label,
  icon,
  flag,
  badge,
  href,
  entries,
  open,
  opens,
  current,
  opensDialog,
}: MobileMenuLine) {
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
      <Anchor
        className={styles.entry}
        href={href}
        aria-current={current ? 'page' : undefined}
        {...dialogLink(opensDialog)}
      >
        {inside}
      </Anchor>
    );
  }

  return (
    <details open={open}>
      <summary className={styles.entry}>
        {inside}
        <span className={styles.icon}>
          <Icon name={chevronDownIcon} />
        </span>
      </summary>
      <Nested entries={entries} />
    </details>
  );
}
