import type { ReactNode } from 'react';
import { devError } from '../devWarnings/devWarnings.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { Text } from '../Text/Text.tsx';
import * as styles from './SimilarAdsCount.css.ts';

export interface SimilarAdsCountProps extends ElementProps<'div'> {
  found: number;
  /** How many are needed for a rating. */
  needed: number;
  /** "4 od 8 potrebnih". */
  children: ReactNode;
}

/** Why there is no rating: how many similar ads were found out of those that are needed. */
export function SimilarAdsCount({ found, needed, children, ...rest }: SimilarAdsCountProps) {
  if (process.env.NODE_ENV !== 'production' && found >= needed) {
    devError(
      'SimilarAdsCount',
      `${found} of ${needed} similar ads were found, which is enough`,
      'the user reads that there is no rating',
      'show `PriceRating` instead',
    );
  }
  return (
    <div {...rest} className={styles.count}>
      <div className={styles.bars} aria-hidden="true">
        {Array.from({ length: needed }, (_bar, index) => (
          <span key={index} className={index < found ? styles.found : styles.missing} />
        ))}
      </div>
      <Text role="small" tone="secondary">
        {children}
      </Text>
    </div>
  );
}
