import type { ElementProps } from '../element/ElementProps.ts';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { requireUnique } from '../devWarnings/devWarnings.ts';
import * as styles from './KeyFacts.css.ts';

export interface KeyFact {
  icon: IconSource;
  label: string;
  value: string;
  /** List of the ads with the same value. */
  href?: string;
}

export interface KeyFactsProps extends ElementProps<'dl'> {
  /** Eight fill two rows of a desktop and four of a phone. */
  facts: readonly KeyFact[];
}

/** What one asks first about a vehicle. */
export function KeyFacts({ facts, ...rest }: KeyFactsProps) {
  if (process.env.NODE_ENV !== 'production') {
    requireUnique(
      'KeyFacts',
      'facts',
      facts.map(({ label }) => label),
    );
  }
  return (
    <dl {...rest} className={styles.facts}>
      {facts.map(({ icon, label, value, href }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            {label}
          </dt>
          <dd className={styles.value}>
            {href ? (
              <Link href={href} quiet>
                {value}
              </Link>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
