import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { TierLabel, type Tier } from '../TierLabel/TierLabel.tsx';
import { PlacementSketch } from './PlacementSketch.tsx';
import * as styles from './PromotionProduct.css.ts';

export interface PromotionProductProps extends ElementProps<'article'> {
  tier: Tier;
  /** The tier's word, as on the cards: "Na početnoj". */
  tierLabel: string;
  title: string;
  /** What the seller gets, in one sentence. */
  description: ReactNode;
  /** "6 kredita". */
  price: string;
  /** The same in money, and for how long: "600 RSD · 60 dana". */
  terms: ReactNode;
  /** One button. */
  action: ReactNode;
  /** Why it cannot be bought now, in place of nothing: "Sva mesta su zauzeta do 24.11." */
  unavailable?: ReactNode;
  /** @default 3 */
  headingLevel?: HeadingLevel;
}

/** One way to promote an ad: its position, its price and its duration. */
export function PromotionProduct({
  tier,
  tierLabel,
  title,
  description,
  price,
  terms,
  ...rest
}: PromotionProductProps) {
  const { action, unavailable, headingLevel = 3, ...attributes } = rest;
  return (
    <article {...attributes} className={styles.product}>
      <PlacementSketch tier={tier} />
      <div className={styles.words}>
        <span>
          <TierLabel tier={tier}>{tierLabel}</TierLabel>
        </span>
        <Heading level={headingLevel} size="h3">
          {title}
        </Heading>
        <p className={styles.description}>{description}</p>
      </div>
      <div className={styles.offer}>
        <p className={styles.price}>{price}</p>
        <p className={styles.terms}>{terms}</p>
        {unavailable && <p className={styles.unavailable}>{unavailable}</p>}
      </div>
      <div className={styles.action}>{action}</div>
    </article>
  );
}
