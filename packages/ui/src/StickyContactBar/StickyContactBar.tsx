import type { ReactNode } from 'react';
import { Price } from '../Price/Price.tsx';
import * as styles from './StickyContactBar.css.ts';

export interface StickyContactBarProps {
  /** "17.990 €". */
  price: string;
  /** How the price is meant. */
  priceNote?: string;
  /** Ways to the seller: message, call. */
  actions?: ReactNode;
}

/** The price at the lower edge of a phone, however far the reader has come. */
export function StickyContactBar({ price, priceNote, actions }: StickyContactBarProps) {
  return (
    <div className={styles.bar}>
      <Price>{price}</Price>
      {priceNote && <span className={styles.note}>{priceNote}</span>}
      {actions}
    </div>
  );
}
