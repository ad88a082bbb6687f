import { Icon } from '../Icon/Icon.tsx';
import { chevronRightIcon } from '../icons/index.ts';
import { devError } from '../devWarnings/devWarnings.ts';
import * as styles from './Breadcrumbs.css.ts';

export interface Crumb {
  label: string;
  /** Absent for the page itself. */
  href?: string;
}

export interface BreadcrumbsProps {
  /** "Putanja". */
  label: string;
  crumbs: Crumb[];
}

/** Where the page stands. On a phone the way back is in the header. */
export function Breadcrumbs({ label, crumbs }: BreadcrumbsProps) {
  if (process.env.NODE_ENV !== 'production' && crumbs.slice(0, -1).some(({ href }) => !href)) {
    devError(
      'Breadcrumbs',
      'a level above the page has no address',
      'the user stands before words that look like a way and lead nowhere',
      'give `href` to every crumb but the last',
    );
  }
  return (
    <nav aria-label={label}>
      <ol className={styles.trail}>
        {crumbs.map(({ label: words, href }, index) => (
          <li key={words} className={styles.step}>
            {index > 0 && <Icon name={chevronRightIcon} size={16} />}
            {href ? (
              <a className={styles.link} href={href}>
                {words}
              </a>
            ) : (
              <span aria-current="page">{words}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
