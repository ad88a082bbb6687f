import { Chip } from '../Chip/Chip.tsx';
import type { ElementProps } from '../element/ElementProps.ts';
import { Link } from '../Link/Link.tsx';
import { requireUnique } from '../devWarnings/devWarnings.ts';
import * as styles from './ActiveFilters.css.ts';

/** A chosen filter and the link to the list without it. */
export interface ActiveFilter {
  label: string;
  href: string;
}

export interface ActiveFiltersProps extends ElementProps<'ul'> {
  /** Name of the list: "Izabrani filteri". */
  label: string;
  filters: readonly ActiveFilter[];
  /** Said before each filter: "Ukloni". */
  removeLabel: string;
  clear?: { href: string; label: string };
  /** In the filter sheet the chips wrap on a phone too. @default 'list' */
  place?: 'list' | 'sheet';
}

/** The chosen filters, each with a link that removes it. Renders nothing while none is chosen. */
export function ActiveFilters({ label, filters, removeLabel, clear, place = 'list', ...rest }: ActiveFiltersProps) {
  if (process.env.NODE_ENV !== 'production') {
    requireUnique(
      'ActiveFilters',
      'filters',
      filters.map(({ href }) => href),
    );
  }
  if (filters.length === 0) {
    return null;
  }
  return (
    <ul aria-label={label} {...rest} className={place === 'list' ? styles.list : styles.wrapping}>
      {filters.map(({ label: words, href }) => (
        <li key={href} className={styles.entry}>
          <Chip href={href} removeLabel={removeLabel}>
            {words}
          </Chip>
        </li>
      ))}
      {clear && (
        <li className={styles.entry}>
          <Link href={clear.href} size="small" standalone>
            {clear.label}
          </Link>
        </li>
      )}
    </ul>
  );
}
