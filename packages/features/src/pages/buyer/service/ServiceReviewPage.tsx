import type { ServiceReview } from '@volan/api-contract';
import { reviewLimits, reviewReportReasons } from '@volan/domain-rules';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Card } from '@volan/ui/Card';
import { Heading } from '@volan/ui/Heading';
import { Link } from '@volan/ui/Link';
import { RadioGroup } from '@volan/ui/RadioGroup';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { TextArea } from '@volan/ui/TextArea';
import { FormHead } from '../../../blocks/forms/FormHead.tsx';
import type { FormResult } from '../../../blocks/forms/FormResult.ts';
import { useForm } from '../../../blocks/forms/useForm.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { PrivateHead } from '../../../shell/head/PrivateHead.tsx';
import { SitePage } from '../../../shell/SitePage.tsx';
import { ReviewItem } from './ReviewItem.tsx';

export interface ServiceReviewPageProps {
  review: ServiceReview;
  /** The visitor answers for the service. */
  mayReply: boolean;
  /** The visitor wrote it: there is nothing to report. */
  isOwn: boolean;
  result?: FormResult | undefined;
}

/** The one reply of the service. */
function ReplyForm({ result }: Pick<ServiceReviewPageProps, 'result'>) {
  const { t } = useMessages();
  const form = useForm(result, 'reply', 'reply-', { text: t('reviews.your-reply') });

  return (
    <form method="post" noValidate>
      <input type="hidden" name="form" value="reply" />
      <Stack gap={2}>
        <FormHead id="reply-errors" form={form} />
        <TextArea
          id="reply-text"
          name="text"
          label={t('reviews.your-reply')}
          hint={t('reviews.reply-hint')}
          rows={4}
          required
          maxLength={reviewLimits.maxLength}
          defaultValue={form.value('text')}
          error={form.error('text')}
        />
        <Row>
          <Button type="submit" variant="primary">
            {t('reviews.send-reply')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

/** Reports the review to the moderators. [P57] */
function ReportForm({ result }: Pick<ServiceReviewPageProps, 'result'>) {
  const { t } = useMessages();
  const form = useForm(result, 'report', 'report-', { reason: t('report.reason'), text: t('report.text') });
  if (form.done) {
    return (
      <Alert tone="positive" urgent>
        {t('reviews.reported')}
      </Alert>
    );
  }

  return (
    <form method="post" noValidate>
      <input type="hidden" name="form" value="report" />
      <Stack gap={2}>
        <FormHead id="report-errors" form={form} />
        <RadioGroup
          id="report-reason"
          name="reason"
          legend={t('report.reason')}
          required
          {...(form.value('reason') !== '' && { defaultValue: form.value('reason') })}
          options={reviewReportReasons.map((value) => ({ value, label: t(`reviews.reason-${value}`) }))}
          error={form.error('reason')}
        />
        <TextArea
          id="report-text"
          name="text"
          label={t('report.text')}
          hint={t('report.text-hint')}
          maxLength={1000}
          defaultValue={form.value('text')}
          error={form.error('text')}
        />
        <Row>
          <Button type="submit">{t('report.send')}</Button>
        </Row>
      </Stack>
    </form>
  );
}

/** One review with what a signed-in visitor can do about it: the service replies, everybody else reports. [M16, P57] */
export function ServiceReviewPage({ review, mayReply, isOwn, result }: ServiceReviewPageProps) {
  const site = useSite();
  const { t } = useMessages();
  const { service, reply } = review;

  return (
    <SitePage>
      <PrivateHead title={`${t('reviews.title')}: ${service.name}`} />
      <Stack gap={2}>
        <Card as="section" kind="panel" padding="panel" labelledBy="review-title" gap={1.5}>
          <Heading level={1} size="h2" id="review-title">
            {t('reviews.title')}
          </Heading>
          <Link href={`${pagePath(site, 'service', { serviceId: service.id })}#reviews`}>{service.name}</Link>
          <ReviewItem review={review} />
        </Card>
        {mayReply && reply === null && (
          <Card as="section" kind="panel" padding="panel" labelledBy="reply-title" gap={2}>
            <Heading level={2} id="reply-title">
              {t('reviews.reply')}
            </Heading>
            <ReplyForm result={result} />
          </Card>
        )}
        {!isOwn && (
          <Card as="section" kind="panel" padding="panel" labelledBy="report-title" gap={2}>
            <Heading level={2} id="report-title">
              {t('reviews.report')}
            </Heading>
            <ReportForm result={result} />
          </Card>
        )}
      </Stack>
    </SitePage>
  );
}
