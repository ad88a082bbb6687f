'use client';

import type { InputEvent } from 'react';
import * as styles from './RangeFields.css.ts';

export interface RangeSliderProps {
  lowLabel: string;
  highLabel: string;
  /** Number of bars: the handles stand at their edges, 0 to this. */
  bars: number;
  low: number;
  high: number;
  /** What a handle says: "5.000 €". */
  textOf: (edge: number) => string;
  onMove: (side: 'low' | 'high', edge: number) => void;
}

/** Two handles on one track. They have no name: the number fields below carry the values. */
export function RangeSlider({ lowLabel, highLabel, bars, low, high, textOf, onMove }: RangeSliderProps) {
  const move = (side: 'low' | 'high') => (event: InputEvent<HTMLInputElement>) => {
    const edge = Number(event.currentTarget.value);
    // The handles may meet at neighbouring edges but never cross.
    const allowed = side === 'low' ? Math.min(edge, high - 1) : Math.max(edge, low + 1);
    event.currentTarget.value = String(allowed);
    onMove(side, allowed);
  };
  return (
    <div className={styles.slider}>
      {/* Drawn, not styled: a style attribute would break the page's security policy. */}
      <svg className={styles.track} viewBox={`0 0 ${bars} 4`} preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.bar({ chosen: false })} width={bars} height={4} />
        <rect className={styles.bar({ chosen: true })} x={low} width={Math.max(0, high - low)} height={4} />
      </svg>
      <input
        className={styles.handle}
        type="range"
        aria-label={lowLabel}
        aria-valuetext={textOf(low)}
        min={0}
        max={bars}
        value={low}
        onInput={move('low')}
      />
      <input
        className={styles.handle}
        type="range"
        aria-label={highLabel}
        aria-valuetext={textOf(high)}
        min={0}
        max={bars}
        value={high}
        onInput={move('high')}
      />
    </div>
  );
}
