import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import type { ElementProps } from '../element/ElementProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { logOutIcon, userCogIcon } from '../icons/index.ts';
import * as styles from './LoginAsBanner.css.ts';

export interface LoginAsBannerProps extends ElementProps<'section'> {
  /** "Prijavljeni ste kao Milica Đorđević (milica@primer.rs)." */
  children: ReactNode;
  /** What it means: "Sve što uradite upisuje se na vaš nalog." */
  note: ReactNode;
  /** Name of the landmark: "Prijava kao korisnik". */
  label: string;
  /** The way back to the own account, as a form that posts, so that no link can trigger it. */
  leave: { label: string; action: string; busyLabel?: string };
}

/** Says on every page that an administrator acts as somebody else, and leads back. */
export function LoginAsBanner({ children, note, label, leave, ...rest }: LoginAsBannerProps) {
  return (
    <section aria-label={label} {...rest} className={styles.banner}>
      <span className={styles.icon}>
        <Icon name={userCogIcon} />
      </span>
      <p className={styles.words}>
        <strong className={styles.who}>{children}</strong> {note}
      </p>
      <form method="post" action={leave.action}>
        <Button type="submit" size="small" icon={logOutIcon} busyLabel={leave.busyLabel}>
          {leave.label}
        </Button>
      </form>
    </section>
  );
}
