import type { OwnServiceReview } from '@volan/api-contract';
import { reviewLimits } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Rating, type RatingValue } from '@volan/ui/Rating';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { TextArea } from '@volan/ui/TextArea';
import { FormHead } from '../../../blocks/forms/FormHead.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';

export interface ReviewFormProps {
  serviceId: number;
  /** What the visitor may do; null: nobody is signed in. */
  own: OwnServiceReview | null;
  result?: FormResult | undefined;
}

const ratingOf = (typed: string): RatingValue => ([1, 2, 3, 4, 5] as const).find((star) => String(star) === typed) ?? 0;

/** The form of a review, or the reason why there is none; a plain form that works without scripts. [M16] */
export function ReviewForm({ serviceId, own, result }: ReviewFormProps) {
  const site = useSite();
  const { t } = useMessages();
  const form = useForm(result, 'review', 'review-', { rating: t('reviews.your-rating'), text: t('reviews.text') });
  const action = pagePath(site, 'rateService', { serviceId });

  if (own === null) {
    return (
      <Stack gap={1.5}>
        <Text measure tone="secondary">
          {t('reviews.sign-in-first')}
        </Text>
        <Row>
          <Button href={action} rel="nofollow">
            {t('reviews.write')}
          </Button>
        </Row>
      </Stack>
    );
  }
  if (own.right !== 'allowed') return <Alert tone="info">{t(`reviews.${own.right}`)}</Alert>;

  return (
    <form method="post" action={action} noValidate>
      <input type="hidden" name="form" value="review" />
      <Stack gap={2}>
        <FormHead id="review-errors" form={form} />
        <Rating
          id="review-rating"
          name="rating"
          legend={t('reviews.your-rating')}
          labels={[
            t('reviews.star-1'),
            t('reviews.star-2'),
            t('reviews.star-3'),
            t('reviews.star-4'),
            t('reviews.star-5'),
          ]}
          defaultValue={ratingOf(form.value('rating'))}
          error={form.error('rating')}
          required
        />
        <TextArea
          id="review-text"
          name="text"
          label={t('reviews.text')}
          hint={t('reviews.text-hint')}
          rows={4}
          required
          maxLength={reviewLimits.maxLength}
          defaultValue={form.value('text')}
          error={form.error('text')}
        />
        <Row>
          <Button type="submit" variant="primary">
            {t('reviews.send')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
