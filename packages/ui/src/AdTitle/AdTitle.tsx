import type { ReactNode } from 'react';
import type { AdTag } from '../AdCard/AdCardData.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Price } from '../Price/Price.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { TierLabel, type Tier } from '../TierLabel/TierLabel.tsx';
import * as styles from './AdTitle.css.ts';

export interface AdTitleProps extends ElementProps<'div'> {
  title: string;
  /** The seller's own short line. */
  line?: string;
  /** Facts about its past: first owner, bought new. */
  tags: readonly AdTag[];
  /** Price, promises and tier, for phones: on a desktop the buy card says them. */
  offer: {
    price: string;
    priceNote?: ReactNode;
    priceAbout?: ReactNode;
    tags: readonly AdTag[];
    tier?: { kind: Tier; label: string };
  };
}

const tagOf = ({ text, icon, tone }: AdTag) => (
  <Tag key={text} icon={icon} tone={tone}>
    {text}
  </Tag>
);

/** The name of an ad with its promises above and, on a phone, its price below. */
export function AdTitle({ title, line, tags, offer, ...rest }: AdTitleProps) {
  const promises = offer.tags.length > 0 || offer.tier;
  return (
    <div {...rest} className={undefined}>
      {(tags.length > 0 || promises) && (
        <div className={styles.tags}>
          {promises && (
            <div className={styles.onPhone}>
              {offer.tier && <TierLabel tier={offer.tier.kind}>{offer.tier.label}</TierLabel>}
              {offer.tags.map(tagOf)}
            </div>
          )}
          {tags.map(tagOf)}
        </div>
      )}
      <Heading level={1}>{title}</Heading>
      {line && (
        <p className={styles.line} dir="auto">
          {line}
        </p>
      )}
      <div className={styles.price}>
        <Price size="large">{offer.price}</Price>
        {offer.priceNote && <p className={styles.note}>{offer.priceNote}</p>}
        {offer.priceAbout && <p className={styles.note}>{offer.priceAbout}</p>}
      </div>
    </div>
  );
}
