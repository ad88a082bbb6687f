import { Avatar } from '../Avatar/Avatar.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SellerCard.css.ts';

/** Something to know about a seller: place, hours, number of ads. */
export interface SellerFact {
  icon: IconName;
  text: string;
  href?: string;
}

export interface SellerCardProps {
  name: string;
  /** One or two letters of the name. */
  initials: string;
  /** Companies are square, people round. */
  company: boolean;
  /** "Auto-plac, član od 2014." */
  line: string;
  /** "Provereni prodavac"; absent where nobody has checked. */
  verified?: string;
  facts: SellerFact[];
}

/** Who sells, as much as anyone may know: never a phone number or an e-mail address. */
export function SellerCard({ name, initials, company, line, verified, facts }: SellerCardProps) {
  return (
    <div>
      <div className={styles.who}>
        <Avatar initials={initials} shape={company ? 'square' : 'round'} />
        <div className={styles.words}>
          <p className={styles.name}>
            {name}
            {verified && (
              <span className={styles.verified} title={verified}>
                <Icon name="badge-check" size={16} />
                <VisuallyHidden>{verified}</VisuallyHidden>
              </span>
            )}
          </p>
          <p className={styles.line}>{line}</p>
        </div>
      </div>
      {facts.length > 0 && (
        <ul className={styles.facts}>
          {facts.map(({ icon, text, href }) => (
            <li key={text} className={styles.fact}>
              <span className={styles.sign}>
                <Icon name={icon} size={16} />
              </span>
              {href ? <Link href={href}>{text}</Link> : text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
