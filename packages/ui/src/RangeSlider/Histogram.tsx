import type { Bucket } from './bucketEdges.ts';
import * as styles from './RangeSlider.css.ts';

/** Bars of all buckets; those between the chosen edges stand out. */
export function Histogram({ buckets, low, high }: { buckets: readonly Bucket[]; low: number; high: number }) {
  const highest = Math.max(1, ...buckets.map(({ count }) => count));
  return (
    <div className={styles.chart} aria-hidden="true">
      <svg className={styles.bars} viewBox={`0 0 ${buckets.length * 10} 44`} preserveAspectRatio="none">
        {buckets.map(({ from, count }, index) => {
          const height = count === 0 ? 0 : Math.max(2, (count / highest) * 44);
          return (
            <rect
              key={from}
              className={styles.bar({ chosen: index >= low && index < high })}
              x={index * 10 + 0.6}
              y={44 - height}
              width={8.8}
              height={height}
            />
          );
        })}
      </svg>
    </div>
  );
}
