import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Flag } from '../Flag/Flag.tsx';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import type { MenuEntry } from '../Menu/Menu.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { chevronDownIcon, plusIcon } from '../icons/index.ts';
import * as styles from './MobileMenu.css.ts';

/** A line of the menu: a way, or a group that opens. */
export interface MobileMenuLine {
  label: string;
  icon?: IconSource;
  /** A country's flag at the end of the line. */
  flag?: string;
  badge?: { count: string; label: string };
  href?: string;
  /** Lines below this one; the line then opens them. */
  entries?: MenuEntry[];
  open?: boolean;
  current?: boolean;
}

export interface MobileMenuProps {
  /** Opened by the button of the mobile header. */
  id: string;
  title: string;
  closeLabel: string;
  action?: { label: string; href: string };
  /** Parts with a line between them. */
  parts: MobileMenuLine[][];
}

function Line({ label, icon, flag, badge, href, entries, open, current }: MobileMenuLine) {
  const inside = (
    <>
      {icon && <Icon name={icon} />}
      <span className={styles.words}>{label}</span>
      {badge && <Badge {...badge} />}
      {flag && <Flag country={flag} />}
    </>
  );
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
              <span className={styles.words}>{entry.label}</span>
              {entry.count && <span className={styles.end}>{entry.count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Everything of the two desktop bars, on a phone: from the end of the line, in accordions. */
export function MobileMenu({ id, title, closeLabel, action, parts }: MobileMenuProps) {
  return (
    <Sheet id={id} title={title} closeLabel={closeLabel} side="end">
      {action && (
        <div className={styles.action}>
          <Button variant="primary" size="large" icon={plusIcon} href={action.href} block>
            {action.label}
          </Button>
        </div>
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
