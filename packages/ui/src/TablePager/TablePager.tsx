import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { chevronLeftIcon, chevronRightIcon } from '../icons/index.ts';
import { Anchor } from '../LinkProvider/Anchor.tsx';
import * as styles from './TablePager.css.ts';

/** A neighbouring page; without `href` it does not exist. */
export interface PagerStep {
  label: string;
  href?: string;
}

export interface TablePagerProps extends ElementProps<'div'> {
  /** Name of the group of links: "Stranice". */
  label: string;
  /** The content and sum of this page: "1–10 od 214". */
  children: ReactNode;
  previous: PagerStep;
  next: PagerStep;
}

function Step({ label, href, forward }: PagerStep & { forward: boolean }) {
  const icon = <Icon name={forward ? chevronRightIcon : chevronLeftIcon} />;
  return href === undefined ? (
    <span className={styles.step({ off: true })} aria-hidden="true">
      {icon}
    </span>
  ) : (
    <Anchor className={styles.step({})} href={href} rel={forward ? 'next' : 'prev'} aria-label={label} title={label}>
      {icon}
    </Anchor>
  );
}

/** The position of a table in a longer list, and links to the pages before and after. */
export function TablePager({ label, children, previous, next, ...rest }: TablePagerProps) {
  return (
    <div {...rest} className={styles.pager}>
      <span>{children}</span>
      <nav className={styles.steps} aria-label={label}>
        <Step {...previous} forward={false} />
        <Step {...next} forward />
      </nav>
    </div>
  );
}
