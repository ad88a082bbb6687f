import type { ServiceReview } from '@volan/api-contract';
import { Avatar } from '@volan/ui/Avatar';
import { Heading } from '@volan/ui/Heading';
import { Link } from '@volan/ui/Link';
import { Row } from '@volan/ui/Row';
import { Text } from '@volan/ui/Text';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { ReviewStars } from './ReviewStars.tsx';
import * as styles from './reviews.css.ts';

/** First letters of a name such as "Marko P." */
const initialsOf = (name: string) =>
  name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('') || '?';

export interface ReviewItemProps {
  review: ServiceReview;
  /** What a visitor can do about it. @default none: it is shown alone */
  actions?: {
    /** It is the visitor's own one: there is nothing to report. */
    isOwn: boolean;
    /** The visitor answers for the service. */
    mayReply: boolean;
  };
}

/** One review: who wrote it and when, its rating, its text, and the reply of the service. [M16] */
export function ReviewItem({ review, actions }: ReviewItemProps) {
  const site = useSite();
  const { t, date } = useMessages();
  const { id, author, rating, text, created_at: at, reply, service } = review;
  const href = pagePath(site, 'serviceReview', { reviewId: id });
  const day = (moment: string) => date(moment, site.brand.timeZone);

  return (
    <article className={styles.review} id={`review-${id}`} aria-label={author}>
      <div className={styles.author}>
        <Avatar initials={initialsOf(author)} size="small" />
        <Text as="strong">{author}</Text>
        <ReviewStars rating={rating} />
        <span className={styles.day}>
          <Text as="time" dateTime={at} role="small" tone="secondary">
            {day(at)}
          </Text>
        </span>
      </div>
      <Text measure lines dir="auto">
        {text}
      </Text>
      {reply && (
        <div className={styles.reply}>
          <Heading level={3} size="title">
            {t('reviews.reply-of', { name: service.name })}
          </Heading>
          <Text measure lines dir="auto">
            {reply.text}
          </Text>
          <Text as="time" dateTime={reply.at} role="small" tone="secondary">
            {day(reply.at)}
          </Text>
        </div>
      )}
      {actions && !actions.isOwn && (
        <Row gap={2} wrap>
          {actions.mayReply && reply === null && (
            <Link href={href} size="small" standalone rel="nofollow">
              {t('reviews.reply')}
            </Link>
          )}
          <Link href={href} size="small" standalone rel="nofollow">
            {t('reviews.report')}
          </Link>
        </Row>
      )}
    </article>
  );
}
