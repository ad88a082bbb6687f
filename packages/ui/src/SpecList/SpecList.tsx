import { requireUnique } from '../devWarnings/devWarnings.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import * as styles from './SpecList.css.ts';

export interface SpecRow {
  label: string;
  value: string;
  /** List of the ads with the same value. */
  href?: string;
}

export interface SpecListProps extends ElementProps<'dl'> {
  rows: readonly SpecRow[];
  /** One beside the main column. @default 2 */
  columns?: 1 | 2;
}

/** Questions and values about a vehicle in two columns; one on a phone. */
export function SpecList({ rows, columns = 2, ...rest }: SpecListProps) {
  if (process.env.NODE_ENV !== 'production') {
    requireUnique(
      'SpecList',
      'rows',
      rows.map(({ label }) => label),
    );
  }
  return (
    <dl {...rest} className={styles.list({ columns })}>
      {rows.map(({ label, value, href }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            {href ? (
              <Anchor className={styles.link} href={href}>
                {value}
              </Anchor>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
