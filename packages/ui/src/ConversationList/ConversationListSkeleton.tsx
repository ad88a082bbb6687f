import type { ElementProps } from '../element/ElementProps.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './ConversationList.css.ts';

export interface ConversationListSkeletonProps extends ElementProps<'div'> {
  /** @default 5 */
  count?: number;
}

/** The place of conversations that load, in their final size. */
export function ConversationListSkeleton({ count = 5, ...rest }: ConversationListSkeletonProps) {
  return (
    <div aria-hidden="true" {...rest} className={styles.list}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.entry}>
          <div className={styles.link}>
            <span className={styles.disc} />
            <span className={styles.words}>
              <Skeleton width="half" />
              <Skeleton width="third" />
              <Skeleton width="most" />
            </span>
          </div>
        </div>
      ))}
    </div>
  );
}
