import type { ElementProps } from '../element/ElementProps.ts';
import type { Opens } from '../behaviour/opening.ts';
import { Button } from '../Button/Button.tsx';
import type { OpenProps } from '../element/useOpen.ts';
import type { IconSource } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Logo, type LogoProps } from '../Logo/Logo.tsx';
import { NavLine } from '../NavLine/NavLine.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import * as styles from './AdminNav.css.ts';
import { menuIcon, searchIcon } from '../icons/index.ts';

/** A part of the administration. */
export interface AdminNavEntry {
  label: string;
  href: string;
  icon: IconSource;
  current: boolean;
  /** What waits there, as shown: "128". */
  count?: string;
}

/** Its `open` is that of the menu on a phone. */
export interface AdminNavProps extends OpenProps, ElementProps<'div'> {
  logo: LogoProps;
  /** Name of the navigation: "Administracija". */
  label: string;
  /** Only the parts that the person's rights allow. */
  entries: readonly AdminNavEntry[];
  /** Opens what finds a page, a user or an ad by words; its key is only shown: "Ctrl K". */
  find?: { label: string; shortcut: string; opens: Opens };
  /** The same entries on a phone, behind a button. */
  menu: { id: string; title: string; openLabel: string; closeLabel: string };
}

function Entries({ entries }: Pick<AdminNavProps, 'entries'>) {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.href}>
          <NavLine {...entry} dense />
        </li>
      ))}
    </ul>
  );
}

/** The parts of the administration: a column of the full height, a bar with a menu below 1024 px. */
export function AdminNav({ logo, label, entries, find, menu, open, onOpenChange, ...rest }: AdminNavProps) {
  return (
    <div {...rest} className={styles.parts}>
      <div className={styles.column}>
        <header className={styles.head}>
          <Logo {...logo} />
        </header>
        {find && (
          <div className={styles.find}>
            <Button size="small" icon={searchIcon} opens={find.opens} block>
              {find.label}
              <kbd className={styles.shortcut} aria-hidden>
                {find.shortcut}
              </kbd>
            </Button>
          </div>
        )}
        <nav aria-label={label}>
          <Entries entries={entries} />
        </nav>
      </div>
      <header className={styles.bar}>
        <Logo {...logo} />
        <span className={styles.tools}>
          {find && <IconButton icon={searchIcon} iconSize={24} label={find.label} opens={find.opens} />}
          <IconButton icon={menuIcon} iconSize={24} label={menu.openLabel} opens={{ sheet: menu.id }} />
        </span>
      </header>
      <Sheet
        id={menu.id}
        title={menu.title}
        closeLabel={menu.closeLabel}
        side="end"
        ways
        open={open}
        onOpenChange={onOpenChange}
      >
        <Entries entries={entries} />
      </Sheet>
    </div>
  );
}
