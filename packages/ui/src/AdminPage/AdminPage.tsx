import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './AdminPage.css.ts';

export interface AdminPageProps extends ElementProps<'div'> {
  /** An `AdminNav`. */
  nav: ReactNode;
  /** Above everything: a `LoginAsBanner`. */
  banner?: ReactNode;
  title: string;
  /** How much there is, or for what: "24.318 naloga". */
  subtitle?: ReactNode;
  /** `Breadcrumbs`, where the page lies deeper. */
  path?: ReactNode;
  /** At the end of the head: one primary at most. */
  actions?: ReactNode;
  children: ReactNode;
  /** A `SidePanel` with `place="beside"`. */
  aside?: ReactNode;
}

/** A page of the administration: parts at the side, a head, and the work below. */
export function AdminPage({ nav, banner, title, subtitle, path, actions, children, aside, ...rest }: AdminPageProps) {
  return (
    <>
      {banner}
      <div {...rest} className={styles.page}>
        <div className={styles.nav}>{nav}</div>
        <main className={styles.main} id="content" tabIndex={-1}>
          <div className={styles.head}>
            <div className={styles.words}>
              {path}
              <Heading level={1}>{title}</Heading>
              {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
            </div>
            {actions !== undefined && <div className={styles.actions}>{actions}</div>}
          </div>
          {aside === undefined ? (
            <div className={styles.body}>{children}</div>
          ) : (
            <div className={styles.sided}>
              <div className={styles.body}>{children}</div>
              {aside}
            </div>
          )}
        </main>
      </div>
    </>
  );
}
