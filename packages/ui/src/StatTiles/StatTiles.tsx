import type { ElementProps } from '../element/ElementProps.ts';
import * as styles from './StatTiles.css.ts';

/** One measure with its words. */
export interface StatTile {
  /** "Novi oglasi". */
  label: string;
  /** "1.284". */
  value: string;
  /** What it says beside the number: "+6 %", "u granici". The sign or the words say the direction, not the colour. */
  note?: string;
  /** @default 'neutral' */
  tone?: 'neutral' | 'positive' | 'critical';
}

export interface StatTilesProps extends ElementProps<'dl'> {
  /** What is measured, read aloud: "Danas". */
  label: string;
  tiles: readonly StatTile[];
  /** `plain` for sums above a table. @default 'large' */
  size?: 'large' | 'plain';
}

/** A row of measures: the day on a dashboard, or the sums of a filter above its table. */
export function StatTiles({ label, tiles, size = 'large', ...rest }: StatTilesProps) {
  return (
    <dl aria-label={label} {...rest} className={styles.tiles}>
      {tiles.map(({ label: tileLabel, value, note, tone = 'neutral' }) => (
        <div key={tileLabel} className={styles.tile({ size })}>
          <dt className={styles.label}>{tileLabel}</dt>
          <dd className={styles.value({ size })}>{value}</dd>
          {note !== undefined && <dd className={styles.note({ tone })}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
