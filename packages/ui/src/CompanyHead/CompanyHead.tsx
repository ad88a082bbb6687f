import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import type { ElementProps } from '../element/ElementProps.ts';
import { Heading } from '../Heading/Heading.tsx';
import { badgeCheckIcon } from '../icons/index.ts';
import { Tag } from '../Tag/Tag.tsx';
import * as styles from './CompanyHead.css.ts';

export interface CompanyHeadProps extends ElementProps<'header'> {
  name: string;
  /** Shown without a logo, or if it fails. */
  initials: string;
  logo?: string;
  /** A wide photo of the place; decoration. Without it a low band of calm ground is here. */
  cover?: { src: string; srcSet?: string };
  /** "Potvrđena firma"; absent where not verified. */
  verified?: string;
  /** Kind, years, how soon it answers: "Auto-plac, član od 2014." */
  facts: readonly string[];
  /** Follow and call, one of them primary. */
  actions?: ReactNode;
}

/** The head of the page of a company: cover, logo, name and what can be done. */
export function CompanyHead({ name, initials, logo, cover, verified, facts, actions, ...rest }: CompanyHeadProps) {
  return (
    <header {...rest} className={styles.head}>
      <div className={styles.cover({ filled: cover !== undefined })}>
        {cover && <img className={styles.image} {...cover} sizes="(min-width: 1280px) 1280px, 100vw" alt="" />}
      </div>
      <div className={styles.line}>
        <span className={styles.logo}>
          <Avatar initials={initials} src={logo} shape="square" size="large" />
        </span>
        <div className={styles.words}>
          <Heading level={1}>{name}</Heading>
          <ul className={styles.facts}>
            {verified && (
              <li>
                <Tag tone="positive" icon={badgeCheckIcon}>
                  {verified}
                </Tag>
              </li>
            )}
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
