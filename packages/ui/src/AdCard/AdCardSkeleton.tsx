import type { ElementProps } from '../element/ElementProps.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './AdCard.css.ts';
import * as xlStyles from './XlAdCard.css.ts';

export interface AdCardSkeletonProps extends ElementProps<'div'> {
  /** Form of the card that will be here. @default 'list' */
  layout?: 'list' | 'grid' | 'featured' | 'xl' | 'compact';
}

const bodies = {
  list: styles.middle,
  grid: styles.gridBody,
  featured: styles.gridBody,
  xl: xlStyles.body,
  compact: styles.gridBody,
};

/** The place of an ad that loads, in its final size. Silent: the list says once that it loads. */
export function AdCardSkeleton({ layout = 'list', ...rest }: AdCardSkeletonProps) {
  const photo = <Skeleton shape="photo" />;
  return (
    <div aria-hidden="true" {...rest} className={styles.card({ layout })}>
      {layout === 'xl' ? <div className={xlStyles.stripSkeleton} /> : photo}
      <div className={bodies[layout]}>
        <Skeleton shape="title" width="most" />
        <Skeleton width="half" />
        {layout !== 'xl' && <Skeleton shape="title" width="third" />}
      </div>
    </div>
  );
}
