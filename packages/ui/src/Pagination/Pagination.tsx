import type { ElementProps } from '../element/ElementProps.ts';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { chevronLeftIcon, chevronRightIcon } from '../icons/index.ts';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import { devError } from '../devWarnings/devWarnings.ts';
import * as styles from './Pagination.css.ts';

/** A page of a list. `gap` stands for pages that are left out. */
export type PageLink = { page: number; text: string; href: string } | 'gap';

export interface PaginationProps extends ElementProps<'nav'> {
  /** "Stranice". */
  label: string;
  current: number;
  /** Made with `pageNumbers`. */
  pages: readonly PageLink[];
  /** "Strana", said before each number. */
  pageLabel: string;
  previous: { label: string; href?: string };
  next: { label: string; href?: string };
}

function Step({ label, href, icon, rel }: { label: string; href?: string; icon: IconSource; rel: string }) {
  return href ? (
    <Anchor className={styles.page({ look: 'link' })} href={href} rel={rel} aria-label={label} title={label}>
      <Icon name={icon} />
    </Anchor>
  ) : (
    <span className={styles.page({ look: 'off' })} aria-hidden="true">
      <Icon name={icon} />
    </span>
  );
}

/** Links to the other pages of a list. */
export function Pagination({ label, current, pages, pageLabel, previous, next, ...rest }: PaginationProps) {
  if (process.env.NODE_ENV !== 'production' && !pages.some((entry) => entry !== 'gap' && entry.page === current)) {
    devError(
      'Pagination',
      `page ${current} is not among the pages`,
      'the user cannot tell the position in the list',
      'make the pages with `pageNumbers` and pass the same current page to both',
    );
  }
  return (
    <nav aria-label={label} {...rest} className={undefined}>
      <ul className={styles.list}>
        <li>
          <Step {...previous} icon={chevronLeftIcon} rel="prev" />
        </li>
        {pages.map((entry, index) => (
          <li key={entry === 'gap' ? `gap-${index}` : entry.page}>
            {entry === 'gap' ? (
              <span className={styles.page({ look: 'gap' })}>…</span>
            ) : (
              <Anchor
                className={styles.page({ look: entry.page === current ? 'current' : 'link' })}
                href={entry.href}
                aria-label={`${pageLabel} ${entry.text}`}
                aria-current={entry.page === current ? 'page' : undefined}
              >
                {entry.text}
              </Anchor>
            )}
          </li>
        ))}
        <li>
          <Step {...next} icon={chevronRightIcon} rel="next" />
        </li>
      </ul>
    </nav>
  );
}
