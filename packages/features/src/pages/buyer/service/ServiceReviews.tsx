import type { OwnServiceReview, ServiceReview, ServiceReviewListMeta } from '@volan/api-contract';
import { Heading } from '@volan/ui/Heading';
import { Pagination } from '@volan/ui/Pagination';
import { ProgressBar } from '@volan/ui/ProgressBar';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { VisuallyHidden } from '@volan/ui/VisuallyHidden';
import { pagerOf } from '../../../blocks/pager/pagerOf.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { ReviewForm } from './ReviewForm.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import * as styles from './reviews.css.ts';

/** Reviews of a service, as its page shows them. */
export interface ShownReviews {
  readonly reviews: readonly ServiceReview[];
  readonly meta: ServiceReviewListMeta;
  /** What the visitor may do about them; null: nobody is signed in. */
  readonly own: OwnServiceReview | null;
}

/** The average, and how many gave each number of stars. */
function Summary({ meta: { rating, total, by_rating: counts } }: Pick<ShownReviews, 'meta'>) {
  const { t, number, tag } = useMessages();
  const percent = new Intl.NumberFormat(tag, { style: 'percent' });
  if (rating === null) {
    return <Text tone="secondary">{t(total === 0 ? 'reviews.none' : 'reviews.few')}</Text>;
  }

  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <span aria-hidden="true">{number(rating)}</span>
        <VisuallyHidden>{t('reviews.out-of-five', { rating: number(rating) })}</VisuallyHidden>
      </p>
      <Stack gap={0.5}>
        {[5, 4, 3, 2, 1].map((star) => {
          const part = (counts[star - 1] ?? 0) / total;
          return (
            <div key={star} className={styles.bar}>
              <Text role="small" tone="inherit" aria-hidden="true">
                {number(star)}
              </Text>
              <ProgressBar
                label={t('reviews.stars', { count: star })}
                hideLabel
                value={part}
                max={1}
                valueText={percent.format(part)}
              />
              <Text role="small" tone="inherit" aria-hidden="true">
                {percent.format(part)}
              </Text>
            </div>
          );
        })}
      </Stack>
    </div>
  );
}

/** The reviews of a service, the newest first, and the form of a new one. [M16] */
export function ServiceReviews({ serviceId, shown }: { serviceId: number; shown: ShownReviews }) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const { reviews, meta, own } = shown;
  const path = pagePath(site, 'service', { serviceId });
  const hrefOf = (page: number) => `${path}${page > 1 ? `?page=${page}` : ''}#reviews`;
  const actionsOf = (id: number) => ({ isOwn: own?.review?.id === id, mayReply: own?.may_reply ?? false });

  return (
    <Stack as="section" gap={2} labelledBy="reviews">
      <Heading level={2} id="reviews">
        {t('reviews.title')}
      </Heading>
      <Summary meta={meta} />
      {reviews.length > 0 && (
        <ul className={styles.reviews}>
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewItem review={review} actions={actionsOf(review.id)} />
            </li>
          ))}
        </ul>
      )}
      {meta.pages > 1 && <Pagination {...pagerOf(meta.page, meta.pages, hrefOf, messages)} />}
      <Stack as="section" gap={1.5} labelledBy="write-review">
        <Heading level={3} id="write-review">
          {t('reviews.write')}
        </Heading>
        <ReviewForm serviceId={serviceId} own={own} />
      </Stack>
    </Stack>
  );
}
