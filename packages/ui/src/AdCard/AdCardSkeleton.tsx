import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './AdCard.css.ts';

export interface AdCardSkeletonProps {
  /** @default 'list' */
  layout?: 'list' | 'grid';
}

/** The place of an ad that loads, in its final size. */
export function AdCardSkeleton({ layout = 'list' }: AdCardSkeletonProps) {
  return (
    <div className={styles.card({ layout })} aria-hidden="true">
      <Skeleton shape="photo" />
      <div className={layout === 'list' ? styles.middle : styles.gridBody}>
        <Skeleton shape="title" width="most" />
        <Skeleton width="half" />
        <Skeleton shape="title" width="third" />
      </div>
    </div>
  );
}
