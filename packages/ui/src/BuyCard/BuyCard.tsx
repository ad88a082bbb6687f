import type { ReactNode } from 'react';
import type { AdTag } from '../AdCard/AdCardData.ts';
import { Price } from '../Price/Price.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { TierLabel, type Tier } from '../TierLabel/TierLabel.tsx';
import * as styles from './BuyCard.css.ts';

export interface BuyCardProps {
  /** "17.990 €", or "Cena na upit". */
  price: string;
  /** How the price is meant: "Cena nije fiksna". */
  priceNote?: string;
  tier?: { kind: Tier; label: string };
  /** Credit, exchange, warranty. */
  tags: AdTag[];
  /** Ways to the seller: phone, message. */
  actions?: ReactNode;
  /** "Prodavac". */
  sellerTitle: string;
  /** A `SellerCard`. */
  seller: ReactNode;
}

/** What the vehicle costs and who sells it. It stays in view beside the description. */
export function BuyCard({ price, priceNote, tier, tags, actions, sellerTitle, seller }: BuyCardProps) {
  return (
    <div className={styles.card}>
      <div className={styles.offer}>
        <div className={styles.head}>
          <div>
            <Price size="large">{price}</Price>
            {priceNote && <p className={styles.note}>{priceNote}</p>}
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
        {actions}
      </div>
      <h2 className={styles.sellerTitle}>{sellerTitle}</h2>
      {seller}
    </div>
  );
}
