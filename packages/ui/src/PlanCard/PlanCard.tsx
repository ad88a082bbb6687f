import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { checkIcon } from '../icons/index.ts';
import * as styles from './PlanCard.css.ts';

export interface PlanCardProps extends ElementProps<'article'> {
  name: string;
  /** For whom it is: "Za auto-placeve". */
  audience: ReactNode;
  /** "4.900 RSD". */
  price: string;
  /** For how long: "/ mesec". */
  period: string;
  /** What it holds, one fact a line. */
  features: readonly string[];
  /** One button: "Izaberi Plac", or a disabled one on the plan that the user has. */
  action: ReactNode;
  /** Word of the one plan that is recommended: "Najčešći izbor". It gets the accent border. */
  recommended?: string;
  /** @default 3 */
  headingLevel?: HeadingLevel;
}

/** One packet of an account: its audience, its price, its content. It is one of several side by side. */
export function PlanCard({ name, audience, price, period, features, action, recommended, ...rest }: PlanCardProps) {
  const { headingLevel = 3, ...attributes } = rest;
  return (
    <article {...attributes} className={styles.plan({ recommended: recommended !== undefined })}>
      <div className={styles.head}>
        <Heading level={headingLevel} size="h3">
          {name}
        </Heading>
        {recommended && <Tag tone="accent">{recommended}</Tag>}
      </div>
      <p className={styles.audience}>{audience}</p>
      <p className={styles.cost}>
        <strong className={styles.price}>{price}</strong> <span className={styles.period}>{period}</span>
      </p>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature} className={styles.feature}>
            <span className={styles.icon}>
              <Icon name={checkIcon} size={16} />
            </span>
            {feature}
          </li>
        ))}
      </ul>
      <div className={styles.action}>{action}</div>
    </article>
  );
}
