import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import { Sheet, type SheetProps } from '../Sheet/Sheet.tsx';
import { chevronRightIcon, plusIcon } from '../icons/index.ts';
import { MenuLine, type MobileMenuLine } from './MenuLine.tsx';
import * as styles from './MobileMenu.css.ts';

export type { MobileMenuLine } from './MenuLine.tsx';

/** The signed-in user, with the link to the account. */
export interface MobileMenuPerson {
  name: string;
  /** "38 kredita · 1.200 RSD". */
  detail?: string;
  initials: string;
  picture?: string;
  href: string;
}

/** The button of the mobile header opens it by its id. */
export interface MobileMenuProps extends Omit<SheetProps, 'children' | 'side' | 'ways'> {
  action?: { label: string; href: string };
  /** Left out for visitors: a line that leads to signing in is in `parts`. */
  person?: MobileMenuPerson;
  /** Parts with a line between them. */
  parts: readonly (readonly MobileMenuLine[])[];
}

/** Everything of the two desktop bars, on a phone: from the end of the line, in accordions. */
export function MobileMenu({ action, person, parts, ...rest }: MobileMenuProps) {
  return (
    <Sheet {...rest} side="end" ways>
      {action && (
        <div className={styles.action}>
          <Button variant="primary" size="large" icon={plusIcon} href={action.href} block>
            {action.label}
          </Button>
        </div>
      )}
      {person && (
        <Anchor className={styles.person} href={person.href}>
          <Avatar initials={person.initials} src={person.picture} />
          <span className={styles.words}>
            <span className={styles.name}>{person.name}</span>
            {person.detail && <span className={styles.detail}> {person.detail}</span>}
          </span>
          <Icon name={chevronRightIcon} />
        </Anchor>
      )}
      {parts.map((lines) => (
        <ul key={lines[0]?.label} className={styles.part}>
          {lines.map((line) => (
            <li key={line.label}>
              <MenuLine {...line} />
            </li>
          ))}
        </ul>
      ))}
    </Sheet>
  );
}
