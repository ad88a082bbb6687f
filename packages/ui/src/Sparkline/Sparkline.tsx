import { percent } from '../chart/place.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import * as styles from './Sparkline.css.ts';

export interface SparklineProps extends ElementProps<'svg', 'values'> {
  /** In time order; at least two for a line. */
  values: readonly number[];
  /** What the drawing shows, in a sentence. Empty where the words beside it say as much. */
  label: string;
  /** @default 'line' */
  kind?: 'line' | 'bars';
}

/** A trend as small as a word: no axes, no numbers. They are beside it. */
export function Sparkline({ values, label, kind = 'line', ...rest }: SparklineProps) {
  const top = Math.max(1, ...values);
  const y = (value: number) => percent(1 - Math.max(0, value) / top);
  const picture = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);

  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" {...picture} {...rest} className={styles.sparkline({ kind })}>
      {kind === 'line' ? (
        <polyline
          className={styles.line}
          points={values
            .map((value, index) => `${percent(index / Math.max(1, values.length - 1))},${y(value)}`)
            .join(' ')}
        />
      ) : (
        <>
          {values.map((value, index) => (
            <rect
              // Values have no name but their place.
              key={`${index} of ${values.length}`}
              className={styles.bar({ last: index === values.length - 1 })}
              x={percent((index + 0.15) / values.length)}
              width={percent(0.7 / values.length)}
              y={y(value)}
              height={100 - y(value)}
            />
          ))}
          <line className={styles.base} x1="0" x2="100" y1="100" y2="100" />
        </>
      )}
    </svg>
  );
}
