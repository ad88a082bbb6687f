import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import type { ElementProps } from '../element/ElementProps.ts';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { requireText } from '../devWarnings/devWarnings.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { badgeCheckIcon } from '../icons/index.ts';
import * as styles from './SellerCard.css.ts';

export interface SellerLine {
  icon: IconSource;
  text: string;
  href?: string;
}

export interface SellerCardProps extends ElementProps<'div'> {
  name: string;
  initials: string;
  /** Picture in place of the initials. */
  picture?: string;
  /** Companies have a square picture. */
  company: boolean;
  /** Kind and years: "Auto-plac, član od 2014." */
  note: ReactNode;
  /** "Proveren prodavac"; absent where not verified. */
  verified?: string;
  /** Place, hours, other ads. */
  lines: readonly SellerLine[];
  /** A button such as follow. */
  action?: ReactNode;
}

/** The public data of a seller. */
export function SellerCard({
  name,
  initials,
  picture,
  company,
  note,
  verified,
  lines,
  action,
  ...rest
}: SellerCardProps) {
  if (process.env.NODE_ENV !== 'production') {
    requireText('SellerCard', 'name', name);
  }
  return (
    <div {...rest} className={styles.seller}>
      <div className={styles.head}>
        <Avatar initials={initials} src={picture} shape={company ? 'square' : 'round'} />
        <div className={styles.words}>
          <p className={styles.name}>
            {name}
            {verified && (
              <>
                <Icon name={badgeCheckIcon} size={16} />
                <VisuallyHidden>{verified}</VisuallyHidden>
              </>
            )}
          </p>
          <p className={styles.note}>{note}</p>
        </div>
        {action}
      </div>
      <ul className={styles.lines}>
        {lines.map(({ icon, text, href }) => (
          <li key={text} className={styles.line}>
            <Icon name={icon} size={16} />
            {href ? (
              <Link href={href} standalone>
                {text}
              </Link>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
