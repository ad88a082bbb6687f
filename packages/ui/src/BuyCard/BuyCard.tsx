import type { ReactNode } from 'react';
import type { AdTag } from '../AdCard/AdCardData.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { Price } from '../Price/Price.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { TierLabel, type Tier } from '../TierLabel/TierLabel.tsx';
import * as styles from './BuyCard.css.ts';

export interface BuyCardProps extends ElementProps<'div'> {
  price: string;
  /** "Cena nije fiksna". */
  priceNote?: ReactNode;
  /**
   * The price in the money of the user, with the day and source of its rate: "oko 1.462.000 RSD, kurs NBS na
   * dan 20. 11. 2026."
   */
  priceAbout?: ReactNode;
  tier?: { kind: Tier; label: string };
  /** Credit, exchange, warranty. */
  tags: readonly AdTag[];
  /** Ways to reach the seller, the primary one first, each as wide as the card. */
  contact?: ReactNode;
  /** Compare, save, share. */
  actions?: ReactNode;
  /** The seller, with its heading: on a phone that is all of the card. */
  seller?: { title: string; card: ReactNode };
}

/**
 * Price, what to do with it, and who sells: beside an ad on a desktop. On a phone `AdTitle` and
 * `StickyContactBar` say the first two, and the card is the seller's.
 */
export function BuyCard({ price, priceNote, priceAbout, tier, tags, contact, actions, seller, ...rest }: BuyCardProps) {
  return (
    <div {...rest} className={styles.card}>
      <div className={styles.offer}>
        <div className={styles.head}>
          <div>
            <Price size="large">{price}</Price>
            {priceNote && <p className={styles.note}>{priceNote}</p>}
            {priceAbout && <p className={styles.note}>{priceAbout}</p>}
          </div>
          {tier && <TierLabel tier={tier.kind}>{tier.label}</TierLabel>}
        </div>
        {tags.length > 0 && (
          <div className={styles.tags}>
            {tags.map(({ text, icon, tone }) => (
              <Tag key={text} icon={icon} tone={tone}>
                {text}
              </Tag>
            ))}
          </div>
        )}
        {contact && <div className={styles.contact}>{contact}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {seller && (
        <div className={styles.seller}>
          <h2 className={styles.sellerTitle}>{seller.title}</h2>
          {seller.card}
        </div>
      )}
    </div>
  );
}
