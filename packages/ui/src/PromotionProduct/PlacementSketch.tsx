import type { ElementProps } from '../element/ElementProps.ts';
import type { Tier } from '../TierLabel/TierLabel.tsx';
import * as styles from './PromotionProduct.css.ts';

export interface PlacementSketchProps extends ElementProps<'svg'> {
  tier: Tier;
}

/** Boxes on a ground of 200 by 90: the first is the seller's ad, the others are its neighbours. */
const boxes: Record<Tier, readonly (readonly [x: number, y: number, width: number, height: number])[]> = {
  xl: [
    [9, 9, 182, 35],
    [9, 48, 182, 14],
    [9, 66, 182, 14],
  ],
  top: [
    [9, 9, 182, 14],
    [9, 28, 182, 14],
    [9, 47, 182, 14],
    [9, 66, 182, 14],
  ],
  home: [
    [9, 9, 86, 72],
    [99, 9, 44, 34],
    [147, 9, 44, 34],
    [99, 47, 44, 34],
    [147, 47, 44, 34],
  ],
  social: [[68, 9, 64, 72]],
};

/** Where a promoted ad is among others, as a sketch. The words beside it say the same. */
export function PlacementSketch({ tier, ...rest }: PlacementSketchProps) {
  return (
    <svg viewBox="0 0 200 90" aria-hidden="true" {...rest} className={styles.sketch}>
      {boxes[tier].map(([x, y, width, height], index) => (
        <rect
          key={`${x} ${y}`}
          className={index === 0 ? styles.own({ tier }) : styles.neighbour}
          x={x}
          y={y}
          width={width}
          height={height}
          rx={2}
        />
      ))}
    </svg>
  );
}
