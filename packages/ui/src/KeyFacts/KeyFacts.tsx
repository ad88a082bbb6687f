import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './KeyFacts.css.ts';

/** An important answer of an ad: "Kilometraža" – "142.000 km". Plain JSON. */
export interface KeyFact {
  icon: IconName;
  label: string;
  value: string;
  /** The list of ads with the same value. */
  href?: string;
}

export interface KeyFactsProps {
  /** "Najvažniji podaci". */
  label: string;
  facts: KeyFact[];
}

/** What decides at first sight, in fixed places. Eight fill two rows. */
export function KeyFacts({ label, facts }: KeyFactsProps) {
  return (
    <dl className={styles.facts} aria-label={label}>
      {facts.map(({ icon, label: question, value, href }) => (
        <div key={question} className={styles.fact}>
          <dt className={styles.label}>
            <span className={styles.sign}>
              <Icon name={icon} />
            </span>
            {question}
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
