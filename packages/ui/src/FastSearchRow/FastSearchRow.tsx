import type { ElementProps } from '../element/ElementProps.ts';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './FastSearchRow.css.ts';

/** A list that many ask for, one press away. */
export interface FastSearch {
  label: string;
  href: string;
  icon: IconSource;
  /** Ads behind it, with what is counted: "9.214", "oglasa". */
  count?: { count: string; label: string };
}

export interface FastSearchRowProps extends ElementProps<'nav'> {
  /** Name of the row: "Brza pretraga". */
  label: string;
  /** Seven fill the row of a desktop; a phone swipes through them. */
  shortcuts: readonly FastSearch[];
}

/** The shortcuts below the search: the questions that buyers ask most, as links. */
export function FastSearchRow({ label, shortcuts, ...rest }: FastSearchRowProps) {
  return (
    <nav aria-label={label} {...rest} className={undefined}>
      <ul className={styles.row}>
        {shortcuts.map(({ label: shortcutLabel, href, icon, count }) => (
          <li key={href} className={styles.place}>
            <Anchor className={styles.shortcut} href={href}>
              <span className={styles.icon}>
                <Icon name={icon} size={24} />
              </span>
              <span className={styles.words}>{shortcutLabel}</span>
              {count && (
                <span className={styles.count}>
                  {count.count}
                  <VisuallyHidden> {count.label}</VisuallyHidden>
                </span>
              )}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
