import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { clockIcon } from '../icons/index.ts';
import { Link } from '../Link/Link.tsx';
import * as styles from '../StatCard/StatCard.css.ts';
import { expiring } from './BalanceCard.css.ts';

export interface BalanceCardProps extends ElementProps<'div'> {
  /** "Krediti", "Stanje računa". */
  label: string;
  icon: IconSource;
  /** "38", "1.200 RSD". */
  balance: string;
  /** What can be done with it: "Dopuni". */
  action: { label: string; href: string };
  /** Some of it is lost soon: "10 ističe 20.12." */
  expires?: ReactNode;
}

/** A balance of the user: credits, money, points. Always with a way to change it. */
export function BalanceCard({ label, icon, balance, action, expires, ...rest }: BalanceCardProps) {
  return (
    <div role="group" aria-label={label} {...rest} className={styles.card({ panel: false })}>
      <p className={styles.label}>
        <Icon name={icon} />
        {label}
      </p>
      <strong className={styles.value}>{balance}</strong>
      {expires && (
        <p className={expiring}>
          <Icon name={clockIcon} size={14} />
          {expires}
        </p>
      )}
      <span className={styles.link}>
        <Link href={action.href} size="small" standalone>
          {action.label}
        </Link>
      </span>
    </div>
  );
}
