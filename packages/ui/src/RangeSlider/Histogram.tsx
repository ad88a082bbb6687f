import type { Bucket } from './bucketEdges.ts';
import * as styles from './RangeSlider.css.ts';

/** Of a length in a drawing that is 44 high: finer steps are not to be seen. */
const rounded = (length: number) => Math.round(length * 10) / 10;

/** Bars of all buckets; those between the chosen edges stand out. */
export function Histogram({ buckets, low, high }: { buckets: readonly Bucket[]; low: number; high: number }) {
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
