import { Icon } from '@volan/ui/Icon';
import { VisuallyHidden } from '@volan/ui/VisuallyHidden';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import * as styles from './reviews.css.ts';

export interface ReviewStarsProps {
  /** From 1 to 5; an average has one decimal. */
  rating: number;
  /** How many gave it. @default the rating of one person */
  count?: number;
}

/** A star with a rating: "4,8 (212)". */
export function ReviewStars({ rating, count }: ReviewStarsProps) {
  const { t, number } = useMessages();

  return (
    <span className={styles.star}>
      <span className={styles.starIcon}>
        <Icon name="star" size={16} filled />
      </span>
      <VisuallyHidden>{t('reviews.rating')}: </VisuallyHidden>
      <strong>{number(rating)}</strong>
      {count !== undefined && <span>({number(count)})</span>}
    </span>
  );
}
