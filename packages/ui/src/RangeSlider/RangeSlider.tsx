'use client';
import { useRef, type InputEvent } from 'react';
import { devError } from '../devWarnings/devWarnings.ts';
import type { Bucket, RangeSide } from './bucketEdges.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import * as styles from './RangeSlider.css.ts';

/** A length in a drawing that is 44 high: finer steps are not visible. */
const rounded = (length: number) => Math.round(length * 10) / 10;

/** Bars of all buckets; those between the chosen edges are highlighted. */
function Histogram({ buckets, low, high }: { buckets: readonly Bucket[]; low: number; high: number }) {
  const highest = Math.max(1, ...buckets.map(({ count }) => count));
  return (
    <div className={styles.chart} aria-hidden="true">
      <svg className={styles.bars} viewBox={`0 0 ${buckets.length * 10} 44`} preserveAspectRatio="none">
        {buckets.map(({ from, count }, index) => {
          const height = count === 0 ? 0 : Math.max(2, rounded((count / highest) * 44));
          return (
            <rect
              key={from}
              className={styles.bar({ chosen: index >= low && index < high })}
              x={index * 10 + 0.6}
              y={rounded(44 - height)}
              width={8.8}
              height={height}
            />
          );
        })}
      </svg>
    </div>
  );
}

export interface RangeSliderProps extends ElementProps<'div'> {
  lowLabel: string;
  highLabel: string;
  /** Spread of the ads. The handles are at the edges of its bars: 0 to their number. */
  buckets: readonly Bucket[];
  /** The edges of the handles. The parent decides. */
  low: number;
  high: number;
  /** The text of a handle: "5.000 €". */
  textOf: (edge: number) => string;
  /** Both edges after a handle was moved, and the handle. */
  onValueChange: (value: { low: number; high: number }, side: RangeSide) => void;
}

/**
 * The spread of the ads as bars, with two handles on one track. They send nothing with a form: number fields beside
 * it carry the values, see `RangeFields`.
 */
export function RangeSlider(props: RangeSliderProps) {
  const { lowLabel, highLabel, buckets, low, high, textOf, onValueChange, ...rest } = props;
  const bars = buckets.length;
  // Typed numbers may be crossed for a moment, so only missing edges are an error.
  if (process.env.NODE_ENV !== 'production' && (low < 0 || high > bars)) {
    devError(
      'RangeSlider',
      `the handles are at ${low} and ${high} of ${bars} bars`,
      'a handle outside of the track cannot be seen',
      'keep both between 0 and buckets.length',
    );
  }
  // If two handles are at one edge, only the upper one can be seized: pulled the other way, it takes the lower one
  // along.
  const seizedBoth = useRef(false);
  const move = (own: RangeSide) => (event: InputEvent<HTMLInputElement>) => {
    const edge = Number(event.currentTarget.value);
    const crosses = own === 'low' ? edge > high : edge < low;
    const side: RangeSide = crosses && seizedBoth.current ? (own === 'low' ? 'high' : 'low') : own;
    // The handles may meet but never cross.
    const allowed = side === 'low' ? Math.min(edge, high) : Math.max(edge, low);
    event.currentTarget.value = String(side === own ? allowed : own === 'low' ? low : high);
    if (allowed !== (side === 'low' ? low : high)) {
      onValueChange({ low, high, [side]: allowed }, side);
    }
  };
  const seize = {
    onPointerDown: () => {
      seizedBoth.current = low === high;
    },
    onKeyDown: () => {
      seizedBoth.current = false;
    },
  };
  // Where both are at the right end, only the one of the smaller number can move.
  const lowAbove = low >= high && low >= bars;

  return (
    <div {...rest} className={undefined}>
      <Histogram buckets={buckets} low={low} high={high} />
      <div className={styles.slider}>
        {/* Drawn, not styled: a style attribute would break the page's security policy. */}
        <svg className={styles.track} viewBox={`0 0 ${bars} 4`} preserveAspectRatio="none" aria-hidden="true">
          <rect className={styles.bar({ chosen: false })} width={bars} height={4} />
          <rect className={styles.bar({ chosen: true })} x={low} width={Math.max(0, high - low)} height={4} />
        </svg>
        <input
          className={styles.handle({ above: lowAbove })}
          type="range"
          {...seize}
          aria-label={lowLabel}
          aria-valuetext={textOf(low)}
          min={0}
          max={bars}
          value={low}
          onInput={move('low')}
        />
        <input
          className={styles.handle({ above: !lowAbove })}
          type="range"
          {...seize}
          aria-label={highLabel}
          aria-valuetext={textOf(high)}
          min={0}
          max={bars}
          value={high}
          onInput={move('high')}
        />
      </div>
    </div>
  );
}
