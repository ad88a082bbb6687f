import type { ElementProps } from '../element/ElementProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { chevronRightIcon } from '../icons/index.ts';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import { devError } from '../devWarnings/devWarnings.ts';
import * as styles from './Breadcrumbs.css.ts';

export interface Crumb {
  label: string;
  /** Absent for the page itself. */
  href?: string;
}

export interface BreadcrumbsProps extends ElementProps<'nav'> {
  /** "Putanja". */
  label: string;
  crumbs: readonly Crumb[];
}

/** The position of the page in the site. On a phone the way back is in the header. */
export function Breadcrumbs({ label, crumbs, ...rest }: BreadcrumbsProps) {
  if (process.env.NODE_ENV !== 'production' && crumbs.slice(0, -1).some(({ href }) => !href)) {
    devError(
      'Breadcrumbs',
      'a level above the page has no address',
      'the user sees words that look like a link and lead nowhere',
      'give `href` to every crumb but the last',
    );
  }
  return (
    <nav aria-label={label} {...rest} className={undefined}>
      <ol className={styles.trail}>
        {crumbs.map(({ label: words, href }, index) => (
          <li key={words} className={styles.step}>
            {index > 0 && <Icon name={chevronRightIcon} size={16} />}
            {href ? (
              <Anchor className={styles.link} href={href}>
                {words}
              </Anchor>
            ) : (
              <span aria-current="page">{words}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
