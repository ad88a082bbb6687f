import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { logOutIcon, userCogIcon } from '../icons/index.ts';
import * as styles from './LoginAsBanner.css.ts';

export interface LoginAsBannerProps {
  /** "Prijavljeni ste kao Milica Đorđević (milica@primer.rs)." */
  children: string;
  /** What it means: "Sve što uradite upisuje se na vaš nalog." */
  note: string;
  /** Name of the landmark: "Prijava kao korisnik". */
  label: string;
  /** The way back to the own account, as a form that posts, so that no link can trigger it. */
  leave: { label: string; action: string; busyLabel?: string };
}

/** Says on every page that an administrator acts as somebody else, and leads back. */
export function LoginAsBanner({ children, note, label, leave }: LoginAsBannerProps) {
  return (
    <section className={styles.banner} aria-label={label}>
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
