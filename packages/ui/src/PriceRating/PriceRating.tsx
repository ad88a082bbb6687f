import type { ElementProps } from '../element/ElementProps.ts';
import { priceRatings, ratingTones, type PriceRatingName } from './priceRatings.ts';
import * as styles from './PriceRating.css.ts';

export interface PriceRatingProps extends ElementProps<'div'> {
  rating: PriceRatingName;
  /** The scale in one sentence, read in its place: "Ocena cene: dobra, 17.990 €." */
  label: string;
  /** The five words of the scale: "Vrlo dobra", "Dobra", "Realna", "Visoka", "Vrlo visoka". */
  labels: Record<PriceRatingName, string>;
  /** The price at the marker; without it only the segment is lit, as in a narrow widget. */
  price?: string;
  /** Position of the price on the whole scale, 0 to 1, to 0.05. @default the middle of the segment */
  position?: number;
}

const steps = 20;

/** A position in steps of one twentieth, never outside the scale. */
const stepAt = (position: number) => Math.round(Math.min(1, Math.max(0, position)) * steps);

/** Five words on a fixed scale, one lit segment and the price above it. */
export function PriceRating({ rating, label, labels, price, position, ...rest }: PriceRatingProps) {
  const middle = (priceRatings.indexOf(rating) + 0.5) / priceRatings.length;
  return (
    <div role="img" aria-label={label} {...rest} className={styles.rating}>
      {price && (
        <div className={styles.markers}>
          <span className={`${styles.marker} ${styles.places[stepAt(position ?? middle)] ?? ''}`}>{price}</span>
        </div>
      )}
      <div className={styles.scale}>
        {priceRatings.map((name) => (
          <span key={name} className={styles.segment({ lit: name === rating ? ratingTones[name] : undefined })} />
        ))}
      </div>
      {price && (
        <div className={styles.scale}>
          {priceRatings.map((name) => (
            <span key={name} className={styles.word({ lit: name === rating })}>
              {labels[name]}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
